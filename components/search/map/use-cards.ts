import { useCallback, useEffect, useRef } from 'react';
import type { MarkDto } from '@/lib/search/map/dto';
import type { DrawnMap } from './draw-map';

const CARDS = '#results article';
const idOf = (card: Element | null | undefined): string | undefined =>
  card?.querySelector<HTMLAnchorElement>('a[href*="/properties/"]')?.pathname.split('/').at(-1);

/** A hovered or focused card highlights its marker; the returned function highlights the cards of a marker. */
export function useCards(
  map: DrawnMap | undefined,
  places: Readonly<Record<string, [number, number]>>,
): (mark?: MarkDto) => void {
  const known = useRef(places);
  known.current = places;
  useEffect(() => {
    const list = document.getElementById('results');
    if (!map || !list) return;
    const cardOf = ({ target }: Event) => (target instanceof Element ? target.closest('article') : null);
    const onEnter = (event: Event) => {
      const id = idOf(cardOf(event));
      map.light(id, id ? known.current[id] : undefined);
    };
    const onLeave = () => map.light();
    list.addEventListener('pointerover', onEnter);
    list.addEventListener('focusin', onEnter);
    list.addEventListener('pointerleave', onLeave);
    list.addEventListener('focusout', onLeave);
    return () => {
      list.removeEventListener('pointerover', onEnter);
      list.removeEventListener('focusin', onEnter);
      list.removeEventListener('pointerleave', onLeave);
      list.removeEventListener('focusout', onLeave);
    };
  }, [map]);
  return useCallback((mark?: MarkDto) => {
    for (const card of document.querySelectorAll(CARDS)) {
      const id = idOf(card);
      const isHere = id !== undefined && mark !== undefined && isOf(mark, id, known.current[id]);
      card.toggleAttribute('data-lit', isHere);
    }
  }, []);
}

/** Whether a marker represents this listing: it names it, or covers its place. */
function isOf({ ids, box }: MarkDto, id: string, at: readonly [number, number] | undefined): boolean {
  if (ids) return ids.includes(id);
  if (!box || !at) return false;
  const [lng, lat] = at;
  return lng >= box[0] && lng <= box[2] && lat >= box[1] && lat <= box[3];
}
