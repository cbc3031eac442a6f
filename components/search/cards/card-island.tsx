'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { HiddenCount, HiddenHome } from '@/components/shortlists/hide-button';
import { useHomes } from '@/components/shortlists/use-homes';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { comparedStore } from '@/lib/shortlists/compared.client';
import { type CardElement, findCards, operateCards, showHomes } from './operate-cards';
import { useCardPrice } from './use-card-price';

/** Loaded when the first home is chosen. */
const compareBar = () => import('@/components/shortlists/compare-bar');

/**
 * The behaviour of the cards inside it, for all of them at once: buttons, what this visitor has saved, hidden and seen, the
 * leading figure, and impressions. The cards are markup, from the server or the browser.
 */
export function CardIsland({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const homes = useHomes();
  const compared = useSyncExternalStore(comparedStore.subscribe, comparedStore.get, comparedStore.initial);
  const isAllIn = useCardPrice() === 'all-in';
  const [cards, setCards] = useState<readonly CardElement[]>([]);
  useEffect(() => (root.current ? operateCards(root.current) : undefined), []);
  // after each render, because there may be new cards
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
