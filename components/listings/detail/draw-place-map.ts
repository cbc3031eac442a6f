import { Marker } from 'maplibre-gl';
import { smallMap } from '@/components/places/small-map';
import type { Language } from '@/lib/platform/language/languages';

type Spot = { lat: number; lng: number; label: string; tiles: string; language: Language; title: string };
export type DrawnMap = { zoom: (by: number) => void; remove: () => void };

/** Radius in metres of the area shown instead of the exact place. */
const ABOUT = 150;

export function drawMap(
  element: HTMLElement,
  { lat, lng, label, tiles, language, title }: Spot,
  onTilesFailed: () => void,
): DrawnMap {
  const centre = { lat, lng };
  const map = smallMap(element, { centre, tiles, language, label: title, circle: ABOUT, onTilesFailed });
  const pin = document.createElement('span');
  pin.className = 'pointer-events-none flex flex-col items-center gap-1';
  const name = document.createElement('span');
  name.className = 'whitespace-nowrap rounded-sm bg-paper px-2 py-1 text-ink text-sm shadow-md';
  name.textContent = label;
  const dot = document.createElement('span');
  dot.className = 'size-4 rounded-full border-2 border-paper bg-accent';
  pin.append(name, dot);
  // aligns the dot's middle with the place
  new Marker({ element: pin, anchor: 'bottom', offset: [0, 8] }).setLngLat([lng, lat]).addTo(map);
  return { zoom: (by) => map.jumpTo({ zoom: map.getZoom() + by }), remove: () => map.remove() };
}
