import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import { KM_PER_DEGREE } from '@/lib/places/areas/constants';
import { fetchBase } from '@/lib/places/base-map/client';
import type { MapBase } from '@/lib/places/base-map/dto';
import type { LatLng } from '@/lib/places/gazetteer/dto';
import type { Language } from '@/lib/platform/language/languages';
import './gl.css';
import { mapStyle, paletteOf } from './map-style';

/** Address of the worker, which bundlers need (MapLibre's guide to version 6, "setWorkerUrl() is bundler-only"). */
export const WORKER_URL = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;

const ZOOM = 14;
const MAX_ZOOM = 18;
const CORNERS = 64;

const ringAround = ({ lat, lng }: LatLng, metres: number): [number, number][] =>
  Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    const degrees = metres / 1000 / KM_PER_DEGREE;
    return [
      lng + (degrees * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
      lat + degrees * Math.sin(angle),
    ];
  });

type Options = {
  centre: LatLng;
  /** address of the map tiles; empty without any */
  tiles: string;
  language: Language;
  /** map's name for screen readers; absent if the surrounding element has name and keys */
  label?: string;
  /** radius in metres of the circle around the centre */
  circle?: number;
  onTilesFailed?: () => void;
};

/** A map without MapLibre's controls, whose markup the content policy forbids (lib/platform/http/page-policy.ts). Throws without WebGL. */
export function smallMap(element: HTMLElement, options: Options): GlMap {
  const { centre, tiles, language, label, circle, onTilesFailed } = options;
  setWorkerUrl(WORKER_URL);
  const pictures = tiles
    ? ({ kind: 'raster', url: tiles, attribution: '', maxZoom: 19 } as const)
    : undefined;
  let base: MapBase = { type: 'FeatureCollection', features: [] };
  const style = () => mapStyle(base, pictures, paletteOf(element), language);
  const map = new GlMap({
    container: element,
    style: style(),
    center: [centre.lng, centre.lat],
    zoom: ZOOM,
    maxZoom: MAX_ZOOM,
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: label !== undefined,
    attributionControl: false,
    // loads tiles as images instead of by fetch, as the content policy requires
    refreshExpiredTiles: false,
    fadeDuration: 0,
    ...(label && { locale: { 'Map.Title': label } }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (!label) for (const name of ['tabindex', 'role', 'aria-label']) map.getCanvas().removeAttribute(name);

  const source = (name: string) => map.getSource<GeoJSONSource>(name);
  map.on('style.load', () => {
    source('base')?.setData(base as never);
    if (circle === undefined) return;
    const coordinates = [ringAround(centre, circle)];
    source('areas')?.setData({ type: 'Polygon', coordinates });
  });
  // pins work without a base map, so a missing one is not reported
  const ground = () =>
    void fetchBase(language).then(
      (found) => {
        base = found;
        source('base')?.setData(base as never);
      },
      () => undefined,
    );
  if (!pictures) ground();
  let hasFailed = false;
  // otherwise MapLibre prints every missing picture to the console
  map.on('error', (event) => {
    if (!('sourceId' in event && event.sourceId === 'tiles')) console.warn('map:', event.error.message);
    else if (!hasFailed) {
      hasFailed = true;
      onTilesFailed?.();
      ground();
    }
  });
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const onTheme = () => map.setStyle(style(), { diff: false });
  dark.addEventListener('change', onTheme);
  map.on('remove', () => dark.removeEventListener('change', onTheme));
  return map;
}
