import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addGround } from '@/components/places/ground';

type Spot = { lat: number; lng: number; label: string; tiles: string };
export type DrawnMap = { zoom: (by: number) => void; remove: () => void };

/**
 * Draws the map into the element. Leaflet's own controls and text labels write markup, which the content policy forbids
 * (lib/platform/http/page-policy.ts); the buttons and the attribution are therefore ours, and the label is an element.
 */
export function drawMap(element: HTMLElement, spot: Spot, onTilesFailed: () => void): DrawnMap {
  const { lat, lng } = spot;
  const map = L.map(element, {
    scrollWheelZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    zoomControl: false,
    attributionControl: false,
  }).setView([lat, lng], 15);
  // Leaflet's own grey suits daylight only, and it is all there is when tiles cannot be loaded
  element.style.background = 'var(--sunken)';
  addGround(map, { tiles: spot.tiles, namedAround: map.getCenter(), onTilesFailed });
  // a circle of about 150 m: the place, not the door. Colours are the page's, in its current theme.
  L.circle([lat, lng], { radius: 150, color: 'var(--ink)', weight: 2, fillOpacity: 0.12 }).addTo(map);
  const label = document.createElement('span');
  label.textContent = spot.label;
  L.circleMarker([lat, lng], {
    radius: 7,
    color: 'var(--paper)',
    weight: 2,
    fillColor: 'var(--accent)',
    fillOpacity: 1,
  })
    .addTo(map)
    .bindTooltip(label, { permanent: true, direction: 'top', offset: [0, -8] });
  return { zoom: (by) => map.setZoom(map.getZoom() + by), remove: () => map.remove() };
}
