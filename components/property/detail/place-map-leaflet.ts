import L from 'leaflet';
import 'leaflet/dist/leaflet.css';

type Spot = { lat: number; lng: number; label: string; tiles: string; attribution: string };

/** Draws the map into the element; answers how to take it away. */
export function drawMap(element: HTMLElement, spot: Spot, onTilesFailed: () => void): () => void {
  const map = L.map(element, { scrollWheelZoom: false, zoomAnimation: false }).setView(
    [spot.lat, spot.lng],
    15,
  );
  L.tileLayer(spot.tiles, { attribution: spot.attribution, maxZoom: 19 })
    .on('tileerror', onTilesFailed)
    .addTo(map);
  // a circle of about 150 m: the place, not the door
  const ink = getComputedStyle(document.documentElement).getPropertyValue('color');
  L.circle([spot.lat, spot.lng], { radius: 150, color: ink, weight: 2, fillOpacity: 0.12 }).addTo(map);
  L.circleMarker([spot.lat, spot.lng], {
    radius: 7,
    color: '#ffffff',
    weight: 2,
    fillColor: '#b8480a',
    fillOpacity: 1,
  })
    .addTo(map)
    .bindTooltip(spot.label);
  return () => map.remove();
}
