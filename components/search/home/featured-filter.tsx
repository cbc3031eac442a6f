'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import { Button, PlainButton } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/notice';

const chip =
  'min-h-11 shrink-0 rounded-full border border-line-strong px-4 hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:system-fill';

type Props = {
  groups: readonly (readonly string[])[];
  /** the kinds of each card, in card order */
  cards: readonly { id: string; kinds: readonly string[] }[];
  /** the cards, each in an element that names its home (`data-home`) */
  children: ReactNode;
};

/** Narrows server-rendered cards; without script all are shown. One kind per group can be chosen, and pressing it again clears it. */
export function FeaturedFilter({ groups, cards, children }: Props) {
  const { t, label } = useTexts('search/home');
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = cards.filter((card) => chosen.every((kind) => card.kinds.includes(kind)));
  const left = shown.map(({ id }) => id).join();
  useEffect(() => {
    for (const place of root.current?.querySelectorAll<HTMLElement>('[data-home]') ?? [])
      place.toggleAttribute('data-narrowed', !left.split(',').includes(place.dataset.home ?? ''));
  }, [left]);
  const toggle = (kind: string, group: readonly string[]) =>
    setChosen((before) => [
      ...before.filter((other) => !group.includes(other)),
      ...(before.includes(kind) ? [] : [kind]),
    ]);
  return (
    <>
      <fieldset className="-mx-4 mb-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:mb-8 sm:flex-wrap sm:px-0">
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
      <div ref={root} hidden={shown.length === 0}>
        {children}
      </div>
      {shown.length === 0 && (
        <EmptyState title={t('No properties match your current filters')}>
          <Button onClick={() => setChosen([])}>{t('Clear filters')}</Button>
        </EmptyState>
      )}
    </>
  );
}
