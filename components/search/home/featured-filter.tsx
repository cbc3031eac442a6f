'use client';

import { type ReactNode, useState } from 'react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';

const chip =
  'min-h-11 shrink-0 rounded-full border border-line-strong px-4 hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:system-fill';

type FeaturedCard = { id: string; kinds: readonly string[]; card: ReactNode };

/**
 * Narrows cards that the server has rendered; without script all of them are there. One kind of each group may be
 * chosen (a category, and sale or rent); pressing it again lets go of it.
 */
export function FeaturedFilter({
  groups,
  cards,
}: {
  groups: readonly (readonly string[])[];
  cards: FeaturedCard[];
}) {
  const { t, label } = useTexts('search/home');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = cards.filter((card) => chosen.every((kind) => card.kinds.includes(kind)));
  const toggle = (kind: string, group: readonly string[]) =>
    setChosen((before) => [
      ...before.filter((other) => !group.includes(other)),
      ...(before.includes(kind) ? [] : [kind]),
    ]);
  return (
    <>
      <fieldset className="-mx-4 mb-8 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{t('Show')}</legend>
        <PlainButton aria-pressed={chosen.length === 0} onClick={() => setChosen([])} className={chip}>
          {t('All')}
        </PlainButton>
        {groups.map((group) =>
          group.map((kind) => (
            <PlainButton
              key={kind}
              aria-pressed={chosen.includes(kind)}
              onClick={() => toggle(kind, group)}
              className={chip}
            >
              {label(kind)}
            </PlainButton>
          )),
        )}
      </fieldset>
      <p className="sr-only" aria-live="polite">
        {chosen.length > 0 && t('{shown} of {all} shown', { shown: shown.length, all: cards.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('No properties match your current filters')}>
          <Button onClick={() => setChosen([])}>{t('Clear filters')}</Button>
        </EmptyState>
      )}
    </>
  );
}
