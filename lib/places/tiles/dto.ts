/** Where map pictures come from: pictures, or vector tiles in the schema of Protomaps (docs/operations.md#map). */
export type MapTiles = { kind: 'raster' | 'vector'; url: string; attribution: string; maxZoom: number };
