import { Marker } from 'maplibre-gl';
import { smallMap } from '@/components/places/small-map';
import type { FoundPlaceDto, LatLng } from '@/lib/places/gazetteer/dto';
import type { Language } from '@/lib/platform/language/languages';

type Options = {
  centre: LatLng;
  pin: LatLng | undefined;
  tiles: string;
  language: Language;
  onPin: (at: LatLng) => void;
};

export type PinMap = {
  setPin: (at: LatLng | undefined) => void;
  look: (at: LatLng) => void;
  /** shows nearby names even without map tiles */
  name: (places: readonly FoundPlaceDto[]) => void;
  centre: () => LatLng;
  zoom: (by: number) => void;
  remove: () => void;
};

const NEAR = 14;

function nameMarker({ lat, lng, name }: FoundPlaceDto): Marker {
  const element = document.createElement('span');
  element.className = 'pointer-events-none flex items-center gap-1';
  const dot = document.createElement('span');
  dot.className = 'size-2 rounded-full border border-paper bg-ink-soft';
  const label = document.createElement('span');
  label.className = 'whitespace-nowrap rounded-sm bg-paper px-1 text-ink-soft text-xs';
  label.textContent = name;
  element.append(dot, label);
  return new Marker({ element, anchor: 'left', offset: [-4, 0] }).setLngLat([lng, lat]);
}

/** A map with a pin that is dragged or placed with a press. Arrow keys move it (pin-picker.tsx). */
export function drawPinMap(element: HTMLElement, { centre, pin, tiles, language, onPin }: Options): PinMap {
  const map = smallMap(element, { centre, tiles, language });
  let names: Marker[] = [];
  const dot = document.createElement('span');
  dot.className = 'block size-7 cursor-grab rounded-full border-4 border-paper bg-accent shadow-lg';
  // a press on the pin must not place another one
  dot.addEventListener('click', (event) => event.stopPropagation());
  const marker = new Marker({ element: dot, draggable: true });
  const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
  marker.on('dragend', () => onPin(pointOf(marker.getLngLat())));
  map.on('click', ({ lngLat }) => onPin(pointOf(lngLat)));
  const setPin = (at: LatLng | undefined) => {
    if (!at) return void marker.remove();
    marker.setLngLat([at.lng, at.lat]).addTo(map);
    if (!map.getBounds().contains([at.lng, at.lat])) map.jumpTo({ center: [at.lng, at.lat] });
  };
  setPin(pin);
  return {
    setPin,
    look: ({ lat, lng }) => map.jumpTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), NEAR) }),
    name: (places) => {
      for (const old of names) old.remove();
      names = places.map((place) => nameMarker(place).addTo(map));
    },
    centre: () => pointOf(map.getCenter()),
    zoom: (by) => map.jumpTo({ zoom: map.getZoom() + by }),
    remove: () => map.remove(),
  };
}
