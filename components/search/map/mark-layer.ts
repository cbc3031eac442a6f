import type { Map as GlMap } from 'maplibre-gl';
import type { Text } from '@/lib/platform/language/translate';
import { formatNumber, formatRupeesShort } from '@/lib/platform/text/format';
import type { MarkDto } from '@/lib/search/map/dto';
import type { HomesState } from '@/lib/shortlists/client';

type Homes = Pick<HomesState, 'saved' | 'hidden' | 'visited'>;
type Place = { lng: number; lat: number };
type Shown = { mark: MarkDto; element: HTMLButtonElement };

export type MarkLayer = {
  set: (marks: readonly MarkDto[]) => void;
  paint: (homes: Homes) => void;
  /** highlights a listing's marker, by id or else the nearest; without arguments none */
  light: (id?: string, at?: readonly [number, number]) => void;
  remove: () => void;
};

type Events = { onHover: (mark?: MarkDto) => void; onPick: (mark: MarkDto) => void };

function titleOf({ count, price: rupees, about }: MarkDto, t: Text<'search/map'>): string {
  const price = rupees === undefined ? '' : formatRupeesShort(rupees, t.language);
  const shown = formatNumber(count);
  if (count > 1)
    return price
      ? t('{count} listings from {price}', { count: shown, price })
      : t('{count} listings', { count: shown });
  return about ? t('{price}, somewhere around here', { price }) : price;
}

function elementOf(mark: MarkDto, t: Text<'search/map'>): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  // the list has the same for keyboards and screen readers
  element.tabIndex = -1;
  element.title = titleOf(mark, t);
  element.className = mark.count > 1 ? 'map-mark map-cluster' : 'map-mark map-price';
  if (mark.about) element.dataset.about = '';
  if (mark.count > 1) {
    element.textContent = formatNumber(mark.count);
    element.style.setProperty('--size', `${Math.round(28 + 8 * Math.log10(mark.count))}px`);
  } else
    element.textContent =
      mark.price === undefined ? t('Price on request') : formatRupeesShort(mark.price, t.language);
  return element;
}

/** One layer that moves as one during a drag. Markers move only after a zoom, so that 300 of them stay smooth. */
export function markLayer(map: GlMap, { onHover, onPick }: Events, t: Text<'search/map'>): MarkLayer {
  const layer = document.createElement('div');
  layer.className = 'map-marks';
  layer.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(layer);
  let shown: Shown[] = [];
  let homes: Homes = { saved: new Set(), hidden: new Set(), visited: new Set() };
  let origin: Place = map.getCenter();
  let zoom = Number.NaN;
  let lit: HTMLElement | undefined;

  function place(): void {
    const from = map.project([origin.lng, origin.lat]);
    layer.style.transform = `translate3d(${from.x}px, ${from.y}px, 0)`;
    if (zoom === map.getZoom()) return;
    zoom = map.getZoom();
    for (const { mark, element } of shown) put(mark, element, from);
  }

  function put({ lng, lat }: MarkDto, element: HTMLElement, from: { x: number; y: number }): void {
    const { x, y } = map.project([lng, lat]);
    element.style.transform = `translate(${Math.round(x - from.x)}px, ${Math.round(y - from.y)}px) translate(var(--anchor))`;
  }

  function paintOne({ mark, element }: Shown): void {
    const { ids = [], count } = mark;
    element.toggleAttribute(
      'data-saved',
      ids.some((id) => homes.saved.has(id)),
    );
    element.toggleAttribute('data-seen', ids.length === count && ids.every((id) => homes.visited.has(id)));
    element.hidden = ids.length === count && ids.every((id) => homes.hidden.has(id));
  }

  const shownOf = (event: Event) =>
    shown.find(({ element }) => event.target instanceof Node && element.contains(event.target));
  layer.addEventListener('pointerover', (event) => onHover(shownOf(event)?.mark));
  layer.addEventListener('pointerout', () => onHover(undefined));
  layer.addEventListener('click', (event) => {
    const found = shownOf(event);
    if (found) onPick(found.mark);
  });
  map.on('move', place);
  map.on('resize', place);

  return {
    set(marks) {
      origin = map.getCenter();
      zoom = Number.NaN;
      lit = undefined;
      shown = marks.map((mark) => ({ mark, element: elementOf(mark, t) }));
      for (const item of shown) paintOne(item);
      layer.replaceChildren(...shown.map(({ element }) => element));
      place();
    },
    paint(next) {
      homes = next;
      for (const item of shown) paintOne(item);
    },
    light(id, at) {
      lit?.removeAttribute('data-lit');
      const named = id && shown.find(({ mark }) => mark.ids?.includes(id));
      lit = named ? named.element : at && nearest(map, shown, at)?.element;
      lit?.setAttribute('data-lit', '');
    },
    remove() {
      map.off('move', place);
      map.off('resize', place);
      layer.remove();
    },
  };
}

/** The marker around a listing that is counted with many others. */
function nearest(
  map: GlMap,
  shown: readonly Shown[],
  [lng, lat]: readonly [number, number],
): Shown | undefined {
  const at = map.project([lng, lat]);
  const isAround = ({ mark: { box } }: Shown) =>
    box && lng >= box[0] - 1e-5 && lng <= box[2] + 1e-5 && lat >= box[1] - 1e-5 && lat <= box[3] + 1e-5;
  const distance = ({ mark }: Shown) => {
    const { x, y } = map.project([mark.lng, mark.lat]);
    return Math.hypot(x - at.x, y - at.y);
  };
  return shown.filter(isAround).sort((a, b) => distance(a) - distance(b))[0];
}
