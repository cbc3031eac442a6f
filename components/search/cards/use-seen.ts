import { useEffect, useRef } from 'react';
import { noteSeen } from '@/lib/visitors/activity/client';

/** Half of a card is enough to know what it is. */
const VISIBLE_SHARE = 0.5;

let observer: IntersectionObserver | undefined;
const ids = new WeakMap<Element, string>();

/** One observer for all cards of the page. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = ids.get(target);
        if (!isIntersecting || !id) continue;
        noteSeen(id);
        observer?.unobserve(target);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  return observer;
}

/** For the element of a listing's card: reports that the card was on the screen. */
export function useSeen(id: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const card = ref.current;
    if (!card || typeof IntersectionObserver === 'undefined') return;
    const shared = sharedObserver();
    ids.set(card, id);
    shared.observe(card);
    return () => shared.unobserve(card);
  }, [id]);
  return ref;
}
