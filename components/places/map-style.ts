import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapBase } from '@/lib/places/base-map/dto';
import type { MapTiles } from '@/lib/places/tiles/dto';
import type { Language } from '@/lib/platform/language/languages';

/** Tokens of app/globals.css as WebGL colours in the current theme. */
const TOKENS = ['paper', 'ink', 'ink-soft', 'accent'] as const;
type Palette = Record<(typeof TOKENS)[number] | keyof typeof EXTRA | 'fonts', string>;

const EXTRA = {
  ground: 'light-dark(#f5f2eb, #15191c)',
  town: 'light-dark(#e9e3d6, #20262b)',
  water: 'light-dark(#bdd7e2, #1e3743)',
  green: 'light-dark(#dbe6d0, #1c2a20)',
  rail: 'light-dark(#9a9387, #5d656c)',
  edge: 'light-dark(#cdc4b3, #3a4148)',
  street: 'light-dark(#ffffff, #2c3339)',
};

export function paletteOf(element: HTMLElement): Palette {
  const probe = element.appendChild(document.createElement('span'));
  // with reduced motion, elements have a short transition that would return the previous colour
  probe.style.transitionProperty = 'none';
  const resolve = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const found = {
    ...Object.fromEntries(TOKENS.map((name) => [name, resolve(`var(--${name})`)])),
    ...Object.fromEntries(Object.entries(EXTRA).map(([name, colour]) => [name, resolve(colour)])),
    fonts: fontsOf(element),
  } as Palette;
  probe.remove();
  return found;
}

/** The page's font families that load from files. Fallbacks and system fonts need no waiting. */
const fontsOf = (element: HTMLElement): string =>
  getComputedStyle(element)
    .fontFamily.split(',')
    .map((name) => name.trim())
    .filter((name) => !/["' ]|^(?:ui-)?(?:sans-serif|system-ui)$/.test(name))
    .join(',');

/** Metres per pixel at zoom level 0. Each level halves them. */
const METRES_AT_ZOOM_0 = 78_271.5 * Math.cos((21.1 * Math.PI) / 180);
const inMetres = (property: string): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['/', ['get', property], METRES_AT_ZOOM_0],
  22,
  ['*', ['get', property], 2 ** 22 / METRES_AT_ZOOM_0],
];
const growing = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];
const ofKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

type Label = { id: string; kinds: string[]; size: ExpressionSpecification; colour: string; minzoom: number };

function baseLayers(colours: Palette): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const line = (
    id: string,
    colour: string,
    width: ExpressionSpecification,
    more: object = {},
  ): LayerSpecification => ({
    id,
    type: 'line',
    source: 'base',
    filter: ofKind(id.split(' ')[0]!),
    layout: round,
    paint: { 'line-color': colour, 'line-width': width, ...more },
  });
  return [
    {
      id: 'locality',
      type: 'circle',
      source: 'base',
      filter: ofKind('locality'),
      paint: {
        'circle-radius': inMetres('radius'),
        'circle-color': colours.town,
        'circle-pitch-alignment': 'map',
      },
    },
    {
      id: 'lake',
      type: 'fill',
      source: 'base',
      filter: ofKind('lake'),
      paint: { 'fill-color': colours.water },
    },
    line('river', colours.water, growing(9, 0.8, 16, 7)),
    line('road case', colours.edge, growing(8, 1.4, 12, 4.2, 16, 12)),
    line('road', colours.street, growing(8, 0.6, 12, 2.8, 16, 10)),
    line('railway', colours.rail, growing(9, 1, 16, 3.4)),
    line('railway sleepers', colours.ground, growing(9, 0.5, 16, 2), { 'line-dasharray': [4, 4] }),
    line('metro-line', colours.accent, growing(9, 1, 16, 4), { 'line-opacity': 0.75 }),
    {
      id: 'metro',
      type: 'circle',
      source: 'base',
      minzoom: 11,
      filter: ofKind('metro'),
      paint: {
        'circle-radius': growing(11, 1.6, 16, 4.5),
        'circle-color': colours.paper,
        'circle-stroke-color': colours.accent,
        'circle-stroke-width': 1.5,
      },
    },
  ];
}

const SIGHTS = ['hospital', 'college', 'mall', 'transport', 'industry', 'monument', 'stadium', 'park'];

export const nameIn = (language: Language): ExpressionSpecification =>
  language === 'en' ? ['get', 'name'] : ['coalesce', ['get', 'local'], ['get', 'name']];

/** Labels in the page's own font, rendered by the browser, so that no glyph files are loaded. */
function labelLayers(colours: Palette, language: Language): LayerSpecification[] {
  const labels: Label[] = [
    {
      id: 'metro name',
      kinds: ['metro'],
      size: growing(12, 10, 17, 12),
      colour: colours.accent,
      // together with stations, because a line with unnamed stops is of little use
      minzoom: 12,
    },
    { id: 'sight', kinds: SIGHTS, size: growing(13, 10.5, 17, 13), colour: colours['ink-soft'], minzoom: 13 },
    {
      id: 'lake name',
      kinds: ['lake'],
      size: growing(11, 10, 16, 13),
      colour: colours['ink-soft'],
      minzoom: 12,
    },
    {
      id: 'locality name',
      kinds: ['locality'],
      size: growing(10, 11, 16, 16),
      colour: colours.ink,
      minzoom: 10.5,
    },
    { id: 'city', kinds: ['city'], size: growing(4, 12, 9, 17), colour: colours.ink, minzoom: 3 },
  ];
  const texts = labels.map(
    ({ id, kinds, size, colour, minzoom }): LayerSpecification => ({
      id,
      type: 'symbol',
      source: 'base',
      minzoom,
      ...(id === 'city' && { maxzoom: 10.5 }),
      filter: ofKind(...kinds),
      layout: {
        'text-field': nameIn(language),
        'text-font': [colours.fonts],
        'text-size': size,
        'text-max-width': 8,
        'text-padding': 6,
        // keeps the larger place's name if two overlap
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'radius'], 0]],
        ...(id === 'sight' || id === 'metro name'
          ? { 'text-offset': [0, 1], 'text-anchor': 'top' as const }
          : {}),
      },
      paint: { 'text-color': colour, 'text-halo-color': colours.ground, 'text-halo-width': 1.4 },
    }),
  );
  const roads: LayerSpecification = {
    id: 'road name',
    type: 'symbol',
    source: 'base',
    minzoom: 11,
    filter: ofKind('road', 'metro-line', 'river'),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': nameIn(language),
      'text-font': [colours.fonts],
      'text-size': growing(11, 10, 16, 12.5),
    },
    paint: { 'text-color': colours['ink-soft'], 'text-halo-color': colours.ground, 'text-halo-width': 1.4 },
  };
  return [roads, ...texts];
}

/** Layers of a vector file in the Protomaps schema, in our colours. */
function vectorLayers(colours: Palette): LayerSpecification[] {
  const fill = (id: string, colour: string): LayerSpecification => ({
    id: `tiles ${id}`,
    type: 'fill',
    source: 'tiles',
    'source-layer': id,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour },
  });
  return [
    fill('earth', colours.ground),
    {
      ...fill('landuse', colours.green),
      paint: { 'fill-color': colours.green, 'fill-opacity': 0.5 },
    } as LayerSpecification,
    fill('water', colours.water),
    {
      id: 'tiles roads',
      type: 'line',
      source: 'tiles',
      'source-layer': 'roads',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.edge, 'line-width': growing(10, 0.5, 14, 2, 17, 9) },
    },
    { ...fill('buildings', colours.town), minzoom: 14.5 } as LayerSpecification,
  ];
}

/** Prefix of our own addresses, the only ones fetched. Tiles load through an `img` element, which the content policy lists. */
export const OWN_PROTOCOL = 'own';

function tileLayers(tiles: MapTiles, colours: Palette): LayerSpecification[] {
  if (tiles.kind === 'vector') return vectorLayers(colours);
  return [
    {
      id: 'tiles',
      type: 'raster',
      source: 'tiles',
      paint: { 'raster-saturation': -0.55, 'raster-opacity': 0.85, 'raster-fade-duration': 0 },
    },
  ];
}

/** True for labels of the base map, which are hidden once tiles bring their own. */
export const isBaseName = ({ type, source }: { type: string; source?: string }): boolean =>
  type === 'symbol' && source === 'base';

export function mapStyle(
  base: MapBase,
  tiles: MapTiles | undefined,
  colours: Palette,
  language: Language,
): StyleSpecification {
  const url = tiles && new URL(tiles.url, location.origin).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return {
    version: 8,
    sources: {
      // property names of the type are ours, the library's are GeoJSON's
      base: { type: 'geojson', data: base as never },
      areas: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      ...(tiles &&
        url && {
          tiles:
            tiles.kind === 'vector'
              ? { type: 'vector' as const, tiles: [`${OWN_PROTOCOL}://${url}`], maxzoom: tiles.maxZoom }
              : {
                  type: 'raster' as const,
                  tiles: [url.replace('{s}', 'a')],
                  tileSize: 256,
                  maxzoom: tiles.maxZoom,
                },
        }),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      ...baseLayers(colours),
      ...(tiles ? tileLayers(tiles, colours) : []),
      ...labelLayers(colours, language),
      {
        id: 'area',
        type: 'fill',
        source: 'areas',
        paint: { 'fill-color': colours.accent, 'fill-opacity': 0.09 },
      },
      {
        id: 'area edge',
        type: 'line',
        source: 'areas',
        paint: { 'line-color': colours.accent, 'line-width': 2 },
      },
    ],
  };
}
