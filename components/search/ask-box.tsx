'use client';

import { Search } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';

/** Loaded when the box is first used: a visitor who never searches never downloads it. */
const AskPanel = lazy(() => import('./ask-panel'));

type Props = { ask?: string; type?: 'sale' | 'rent'; size?: 'md' | 'sm' };

/** One box for everything: "3 bhk dharampeth under 60 lakh east facing". A GET form, so it works without JavaScript. */
export function AskBox({ ask = '', type, size = 'md' }: Props) {
  const id = useId();
  const [text, setText] = useState(ask);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const height = size === 'md' ? 'h-14 text-lg' : 'h-12';
  return (
    <search
      className="relative w-full"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <form action="/search" className="flex w-full gap-2">
        {type === 'rent' && <input type="hidden" name="type" value="rent" />}
        <label htmlFor={id} className="sr-only">
          Search in your own words: rooms, place, budget
        </label>
        <input
          id={id}
          name="ask"
          type="search"
          value={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          placeholder="3 BHK Dharampeth under 60 lakh"
          className={controlClass(false, `${height} min-w-0`)}
          onFocus={() => {
            setUsed(true);
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
          onChange={(event) => {
            setText(event.target.value);
            setUsed(true);
            setOpen(true);
          }}
        />
        <Button type="submit" look="primary" className={`${height} shrink-0 px-5`}>
          <Search className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
      {used && open && text.trim().length > 1 && (
        <Suspense>
          <AskPanel text={text} type={type ?? 'sale'} onText={setText} />
        </Suspense>
      )}
    </search>
  );
}
