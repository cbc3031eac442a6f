import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addGround } from '@/components/places/ground';
import type { FoundPlaceDto, LatLng } from '@/lib/places/gazetteer/dto';

type Options = {
  centre: LatLng;
  pin: LatLng | undefined;
  tiles: string;
  onPin: (at: LatLng) => void;
};

export type PinMap = {
  setPin: (at: LatLng | undefined) => void;
  look: (at: LatLng) => void;
  /** nearby names, shown even if no map tiles can be loaded */
  name: (places: readonly FoundPlaceDto[]) => void;
  centre: () => LatLng;
  zoom: (by: number) => void;
  remove: () => void;
};

const PIN_SIZE = 28;

/**
 * A map with a pin that is dragged, or put where one presses. Leaflet's controls and text labels write markup, which the
 * content policy forbids (lib/platform/http/page-policy.ts): buttons, names and the pin are elements of ours.
 */
export function drawPinMap(element: HTMLElement, { centre, pin, tiles, onPin }: Options): PinMap {
  const map = L.map(element, {
    scrollWheelZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    zoomControl: false,
    attributionControl: false,
    // the arrow keys move the pin (pin-picker.tsx)
    keyboard: false,
  }).setView([centre.lat, centre.lng], 15);
  element.style.background = 'var(--sunken)';
  addGround(map, { tiles });
  const names = L.layerGroup().addTo(map);
  const dot = document.createElement('span');
  dot.className = 'block size-7 rounded-full border-4 border-paper bg-accent shadow-lg';
  const icon = L.divIcon({ html: dot, className: '', iconSize: [PIN_SIZE, PIN_SIZE] });
  const marker = L.marker([centre.lat, centre.lng], {
    draggable: true,
    keyboard: false,
    icon,
    autoPan: true,
  });
  const pointOf = ({ lat, lng }: L.LatLng): LatLng => ({ lat, lng });
  marker.on('dragend', () => onPin(pointOf(marker.getLatLng())));
  map.on('click', ({ latlng }) => onPin(pointOf(latlng)));
  const setPin = (at: LatLng | undefined) => {
    if (!at) return void marker.remove();
    marker.setLatLng([at.lat, at.lng]).addTo(map);
    if (!map.getBounds().contains([at.lat, at.lng])) map.panTo([at.lat, at.lng], { animate: false });
  };
  setPin(pin);
  return {
    setPin,
    look: ({ lat, lng }) => map.setView([lat, lng], Math.max(map.getZoom(), 15), { animate: false }),
    name: (places) => {
      names.clearLayers();
      for (const { lat, lng, name } of places) {
        const label = document.createElement('span');
        label.textContent = name;
        L.circleMarker([lat, lng], {
          radius: 3,
          color: 'var(--ink-soft)',
          weight: 1,
          fillOpacity: 1,
          interactive: false,
        })
          .bindTooltip(label, { permanent: true, direction: 'right', pane: 'overlayPane' })
          .addTo(names);
      }
    },
    centre: () => pointOf(map.getCenter()),
    zoom: (by) => map.setZoom(map.getZoom() + by),
    remove: () => map.remove(),
  };
}
