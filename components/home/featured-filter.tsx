'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notice';

export type FeaturedCard = { id: string; kinds: readonly string[]; card: ReactNode };

/** Narrows cards that the server has rendered; without script all of them stand there. */
export function FeaturedFilter({ kinds, cards }: { kinds: readonly string[]; cards: FeaturedCard[] }) {
  const [kind, setKind] = useState<string>();
  const shown = cards.filter((one) => !kind || one.kinds.includes(kind));
  const choices = [undefined, ...kinds];
  return (
    <>
      <fieldset className="-mx-4 mb-8 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">Show</legend>
        {choices.map((choice) => (
          <button
            key={choice ?? 'All'}
            type="button"
            aria-pressed={choice === kind}
            onClick={() => setKind(choice)}
            className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {choice ?? 'All'}
          </button>
        ))}
      </fieldset>
      <p className="sr-only" aria-live="polite">
        {kind && `${shown.length} of ${cards.length} shown`}
      </p>
      {shown.length > 0 ? (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      ) : (
        <EmptyState title="No properties match your current filters">
          <Button onClick={() => setKind(undefined)}>Clear filters</Button>
        </EmptyState>
      )}
    </>
  );
}
