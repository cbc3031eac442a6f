import L from 'leaflet';
import { fetchBase } from '@/lib/places/base-map/client';
import type { BaseFeature } from '@/lib/places/base-map/dto';

const NAMED_WITHIN_M = 2500;
const NAMED_FROM_ZOOM = 15;
const APART_M = 320;
const WATER = 'light-dark(#bdd7e2, #1e3743)';
const TOWN = 'light-dark(#e9e3d6, #20262b)';
const STREET = 'light-dark(#ffffff, #39424a)';

/** Base map features shown as lines and areas. */
const LINES: Partial<Record<BaseFeature['properties']['kind'], L.PathOptions>> = {
  lake: { stroke: false, fillColor: WATER, fillOpacity: 1 },
  river: { color: WATER, weight: 4 },
  road: { color: STREET, weight: 6 },
  railway: { color: 'var(--ink-soft)', weight: 1.5, dashArray: '6 4' },
  'metro-line': { color: 'var(--accent)', weight: 2 },
};

type Ground = Pick<BaseFeature, 'geometry' | 'properties'>;

/** Roads, rails, water and the built-up area. */
function drawLines(map: L.Map, features: readonly Ground[]): void {
  // above the tiles, below the marker and names
  map.createPane('ground').style.zIndex = '250';
  const renderer = L.svg({ pane: 'ground', padding: 0.5 });
  const shared = { interactive: false, pane: 'ground', renderer };
  for (const { properties, geometry } of features) {
    if (properties.kind !== 'locality' || geometry.type !== 'Point' || !properties.radius) continue;
    const [lng, lat] = geometry.coordinates;
    const area = { ...shared, radius: properties.radius, stroke: false, fillColor: TOWN, fillOpacity: 1 };
    L.circle([lat, lng], area).addTo(map);
  }
  for (const { properties, geometry } of features) {
    const style = LINES[properties.kind];
    if (style) L.geoJSON(geometry as GeoJSON.Geometry, { ...shared, style }).addTo(map);
  }
}

/** Localities and stations around a place that do not overlap. */
function drawNames(map: L.Map, at: L.LatLng, features: readonly Ground[]): void {
  const names = map.createPane('names');
  names.style.zIndex = '300';
  // zoomed out further they would overlap
  map.on('zoomend', () => {
    names.style.display = map.getZoom() < NAMED_FROM_ZOOM ? 'none' : '';
  });
  const named = [at];
  for (const { properties, geometry } of features) {
    const isNamed = properties.kind === 'locality' || properties.kind === 'metro';
    if (!isNamed || geometry.type !== 'Point') continue;
    const [lng, lat] = geometry.coordinates;
    const place = L.latLng(lat, lng);
    if (at.distanceTo(place) > NAMED_WITHIN_M || named.some((point) => point.distanceTo(place) < APART_M))
      continue;
    named.push(place);
    name(map, place, properties.name);
  }
}

function name(map: L.Map, at: L.LatLng, text: string): void {
  const label = document.createElement('span');
  label.textContent = text;
  label.className = 'block -translate-x-1/2 whitespace-nowrap text-ink-soft text-xs';
  const icon = L.divIcon({ html: label, className: '', iconSize: [0, 0] });
  L.marker(at, { icon, pane: 'names', interactive: false, keyboard: false }).addTo(map);
}

type Options = {
  /** address of the map tiles, empty if there are none */
  tiles: string;
  /** the place around which localities are labelled; without it none are */
  namedAround?: L.LatLng;
  onTilesFailed?: () => void;
};

/** The layer below the markers: map tiles, or the drawn base map if they cannot be loaded. */
export function addGround(map: L.Map, { tiles, namedAround, onTilesFailed }: Options): void {
  const draw = async () => {
    const { features } = await fetchBase();
    drawLines(map, features);
    if (namedAround) drawNames(map, namedAround, features);
  };
  // markers work without it, so a missing base map is not reported
  const ground = () => void draw().catch(() => {});
  if (!tiles) {
    ground();
    return;
  }
  L.tileLayer(tiles, { maxZoom: 19 })
    .once('tileerror', () => {
      onTilesFailed?.();
      ground();
    })
    .addTo(map);
}
