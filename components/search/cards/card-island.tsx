'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { HiddenCount, HiddenHome } from '@/components/shortlists/hide-button';
import { useHomes } from '@/components/shortlists/use-homes';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { comparedStore } from '@/lib/shortlists/compared/client';
import { type CardElement, findCards, operateCards, showHomes } from './operate-cards';
import { useCardPrice } from './use-card-price';

/** Loaded with the first home that is chosen. */
const compareBar = () => import('@/components/shortlists/compare-bar');

/**
 * What works about the cards in it, for all of them at once: their buttons, what this visitor has saved, hidden and seen, which figure
 * leads, and that they were on the screen. The cards are markup, of the server or of the browser.
 */
export function CardIsland({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const homes = useHomes();
  const compared = useSyncExternalStore(comparedStore.subscribe, comparedStore.get, comparedStore.initial);
  const isAllIn = useCardPrice() === 'all-in';
  const [cards, setCards] = useState<readonly CardElement[]>([]);
  useEffect(() => (root.current ? operateCards(root.current) : undefined), []);
  // after each render, because it may have brought other cards
  useEffect(() => {
    const found = findCards(root.current);
    setCards((before) =>
      before.length === found.length && found.every(({ place }, i) => place === before[i]?.place)
        ? before
        : found,
    );
    showHomes(found, homes, compared);
  });
  const isReplaced = ({ id }: CardElement) => homes.hidden.has(id) && homes.placeholders.has(id);
  return (
    <div ref={root} className="group/cards contents" data-all-in={isAllIn || undefined}>
      {children}
      {cards
        .filter(isReplaced)
        .map(({ id, title, place }) => createPortal(<HiddenHome id={id} title={title} />, place, id))}
      {compared.length > 0 && <LazyExtra load={compareBar} props={{ ids: compared }} />}
      <HiddenCount ids={cards.map(({ id }) => id)} />
    </div>
  );
}
