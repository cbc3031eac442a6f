import { addProtocol, type GeoJSONSource, Map as GlMap, LngLatBounds, setWorkerUrl } from 'maplibre-gl';
import { isBaseName, mapStyle, OWN_PROTOCOL, paletteOf } from '@/components/places/map-style';
import { WORKER_URL } from '@/components/places/small-map';
import { simplified } from '@/lib/places/areas/rules';
import type { MapBase } from '@/lib/places/base-map/dto';
import type { MapTiles } from '@/lib/places/tiles/dto';
import type { Text } from '@/lib/platform/language/translate';
import type { Box, MapStart, MarkDto } from '@/lib/search/map/dto';
import './map.css';
import { type MarkLayer, markLayer } from './mark-layer';

export type Corner = { lat: number; lng: number };
export type View = { box: Box; zoom: number };

type Options = {
  start: MapStart;
  tiles: MapTiles | undefined;
  base: MapBase;
  t: Text<'search/map'>;
  /** called after a person moved the map, not after a programmatic move */
  onMoved: () => void;
  onHover: (mark?: MarkDto) => void;
  onPick: (mark: MarkDto) => void;
  onNoTiles: () => void;
};

export type DrawnMap = Pick<MarkLayer, 'light' | 'paint'> & {
  marks: MarkLayer['set'];
  view: () => View;
  /** moves the map as if a person had */
  fit: (box: Box) => void;
  /** moves the map without counting as a person's move */
  look: (corners: readonly Corner[]) => void;
  zoom: (by: number) => void;
  areas: (areas: readonly (readonly Corner[])[]) => void;
  /** lets a finger or the mouse draw, until the returned function is called */
  pen: (onDrawn: (corners: Corner[]) => void) => () => void;
  remove: () => void;
};

const MAX_ZOOM = 18;
/** Marks moves by our controls. MapLibre passes this on in its events. */
const OWN = { byControl: true };
const MIN_DRAWN_PX = 24;

const isMoved = (event: object): boolean =>
  ('originalEvent' in event && event.originalEvent !== undefined) || 'byControl' in event;

/** Fetches vectors from our own file in the page, because the worker's policy allows nothing. */
const fetchOwn = async ({ url }: { url: string }, { signal }: AbortController) => {
  const reply = await fetch(url.slice(`${OWN_PROTOCOL}://`.length), { signal });
  if (!reply.ok) throw new Error(`${reply.status}`);
  return { data: await reply.arrayBuffer() };
};

const polygonOf = (corners: readonly Corner[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: {
    type: 'Polygon' as const,
    coordinates: [[...corners, corners[0]!].map(({ lng, lat }) => [lng, lat])],
  },
});

/** Renders the map into the element. Loads everything from our own origin, except map tiles. */
export function drawMap(element: HTMLElement, options: Options): DrawnMap {
  const { start, tiles, base, t, onMoved, onHover, onPick, onNoTiles } = options;
  setWorkerUrl(WORKER_URL);
  addProtocol(OWN_PROTOCOL, fetchOwn);
  const [west, south, east, north] = start.box;
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new GlMap({
    container: element,
    style: mapStyle(base, tiles, paletteOf(element), t.language),
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: roomIn(element), maxZoom: 15 },
    ...(start.zoom !== undefined && { center: [(west + east) / 2, (south + north) / 2], zoom: start.zoom }),
    maxZoom: MAX_ZOOM,
    minZoom: 3,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // then tiles are loaded as images, as the content policy requires, instead of by fetch
    refreshExpiredTiles: false,
    fadeDuration: isQuiet ? 0 : 150,
    locale: { 'Map.Title': t('Map of the results. Arrow keys move it, plus and minus zoom.') },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (start.zoom !== undefined)
    map.jumpTo({ center: [(west + east) / 2, (south + north) / 2], zoom: start.zoom });

  const marks = markLayer(map, { onHover, onPick }, t);
  let areas: readonly (readonly Corner[])[] = [];
  map.on('moveend', (event) => isMoved(event) && onMoved());
  let hasPictures = false;
  const showNames = () => {
    for (const layer of map.getStyle().layers)
      if (isBaseName(layer as { type: string; source?: string }))
        map.setLayoutProperty(layer.id, 'visibility', hasPictures ? 'none' : 'visible');
  };
  map.on('data', (event) => {
    const isPicture = 'sourceId' in event && event.sourceId === 'tiles' && 'tile' in event && event.tile;
    if (!isPicture || hasPictures || tiles?.kind !== 'raster') return;
    hasPictures = true;
    showNames();
  });
  // without a listener MapLibre prints every missing image to the console
  map.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === 'tiles') onNoTiles();
    else console.warn('map:', event.error.message);
  });
  const drawAreas = () => {
    const source = map.getSource<GeoJSONSource>('areas');
    source?.setData({ type: 'FeatureCollection', features: areas.map(polygonOf) });
  };
  map.on('style.load', () => {
    drawAreas();
    if (hasPictures) showNames();
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const onTheme = () => map.setStyle(mapStyle(base, tiles, paletteOf(element), t.language), { diff: false });
  dark.addEventListener('change', onTheme);

  return {
    marks: marks.set,
    light: marks.light,
    paint: marks.paint,
    view() {
      const bounds = map.getBounds();
      return {
        box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        zoom: map.getZoom(),
      };
    },
    fit([w, s, e, n]) {
      const bounds = new LngLatBounds([w, s, e, n]);
      map.fitBounds(bounds, { padding: 64, maxZoom: MAX_ZOOM, duration: isQuiet ? 0 : 200 }, OWN);
    },
    look(corners) {
      const bounds = new LngLatBounds();
      for (const { lng, lat } of corners) bounds.extend([lng, lat]);
      map.fitBounds(bounds, { padding: roomIn(element), maxZoom: 16, duration: 0 });
    },
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by, duration: isQuiet ? 0 : 200 }, OWN),
    areas(next) {
      areas = next;
      drawAreas();
    },
    pen: (onDrawn) => pen(element, map, onDrawn),
    remove() {
      dark.removeEventListener('change', onTheme);
      marks.remove();
      map.remove();
    },
  };
}

/** The free area, because controls are at the top edge, and on a phone the list's sheet covers the lower part. */
function roomIn(element: HTMLElement) {
  const isPhone = !matchMedia('(min-width: 64rem)').matches;
  const { clientHeight: height } = element;
  return {
    top: 72,
    left: 44,
    right: 60,
    bottom: isPhone ? Math.min(height / 3, innerHeight * 0.3 + 16) : 48,
  };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A layer over the map that records one line of a mouse, pen or finger. */
function pen(element: HTMLElement, map: GlMap, onDrawn: (corners: Corner[]) => void): () => void {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'map-pen size-full');
  sheet.setAttribute('aria-hidden', 'true');
  const path = sheet.appendChild(document.createElementNS(SVG, 'path'));
  let line: { x: number; y: number }[] = [];
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = sheet.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const show = () => path.setAttribute('d', `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}Z`);
  sheet.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    sheet.setPointerCapture(event.pointerId);
    line = [at(event)];
    show();
  });
  sheet.addEventListener('pointermove', (event) => {
    if (line.length === 0) return;
    line.push(...(event.getCoalescedEvents?.() ?? [event]).map(at));
    show();
  });
  const end = () => {
    const size = (key: 'x' | 'y') =>
      Math.max(...line.map((item) => item[key])) - Math.min(...line.map((item) => item[key]));
    const corners = line.length > 2 && Math.max(size('x'), size('y')) > MIN_DRAWN_PX ? simplified(line) : [];
    line = [];
    path.removeAttribute('d');
    if (corners.length < 3) return;
    onDrawn(
      corners.map(({ x, y }) => {
        const { lng, lat } = map.unproject([x, y]);
        return { lng, lat };
      }),
    );
  };
  sheet.addEventListener('pointerup', end);
  sheet.addEventListener('pointercancel', end);
  element.append(sheet);
  return () => sheet.remove();
}
