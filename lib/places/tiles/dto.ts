/** Source of map tiles: pictures, or vector tiles in the Protomaps schema (docs/operations.md#map). */
export type MapTiles = { kind: 'raster' | 'vector'; url: string; attribution: string; maxZoom: number };
