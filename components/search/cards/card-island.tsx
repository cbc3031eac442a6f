'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#language';
import { useHomes } from '@/components/shortlists/use-homes';
import { PlainButton } from '@/components/ui/actions/button';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { actOnHome, showPlaceholders } from '@/lib/shortlists/client';
import { comparedStore } from '@/lib/shortlists/compared.client';
import { type CardElement, findCards, operateCards, showHomes } from './operate-cards';
import { useCardPrice } from './use-card-price';

const compareBar = () => import('@/components/shortlists/compare-bar');

export function HiddenHome({ id, title }: { id: string; title: string }) {
  const { t } = useTexts('shortlists/hidden');
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line border-dashed px-4 py-3 text-ink-soft">
      <span>{t('Hidden: {title}', { title })}</span>
      <PlainButton
        className="min-h-11 font-bold text-ink underline underline-offset-4"
        aria-label={t('Show again: {title}', { title })}
        onClick={() => actOnHome('show', id)}
      >
        {t('Show again')}
      </PlainButton>
    </p>
  );
}

export function HiddenCount({ ids }: { ids: string[] }) {
  const { t } = useTexts('shortlists/hidden');
  const { hidden, placeholders } = useHomes();
  const leftOut = ids.filter((id) => hidden.has(id) && !placeholders.has(id));
  if (leftOut.length === 0) return null;
  return (
    <p className="mt-6 text-ink-soft">
      {t(
        '{count, plural, one {One home is left out here because you hid it.} other {# homes are left out here because you hid them.}}',
        { count: leftOut.length },
      )}{' '}
      <PlainButton className="link min-h-11" onClick={() => showPlaceholders(leftOut)}>
        {t('Show which')}
      </PlainButton>
    </p>
  );
}

/** Operates all cards inside it: buttons, saved, hidden and seen homes, main figure, impressions. The cards are only markup. */
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
