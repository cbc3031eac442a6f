'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { LazyExtra } from '@/components/ui/lazy-extra';

/** Loaded when the box is first used: a visitor who never searches never downloads it. */
const askPanel = () => import('./ask-panel');

type Props = {
  ask?: string;
  type?: 'sale' | 'rent';
  size?: 'md' | 'sm';
  /** names the landmark where a page has two boxes */
  label?: string;
};

/** Arrow keys walk from the box through the suggestions and back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[name=ask], [data-suggestion]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** One box for everything: "3 bhk dharampeth under 60 lakh east facing". A GET form, so it works without JavaScript. */
export function AskBox({ ask = '', type, size = 'md', label = 'Properties' }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(ask);
  const [open, setOpen] = useState(false);
  // what was typed before React took the page over: the next render would write the empty state over it
  useLayoutEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, []);
  const shows = open && text.trim().length > 1;
  const height = size === 'md' ? 'h-14 text-lg' : 'h-12';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && shows) {
      event.stopPropagation();
      input.current?.focus();
      setOpen(false);
    } else walk(event);
  };
  /** A chip that is pressed: its words stand selected, to be typed anew. */
  const onEdit = (words: string) => {
    const at = text.indexOf(words);
    input.current?.focus();
    input.current?.setSelectionRange(at, at + words.length);
  };
  return (
    <search
      className="relative w-full"
      aria-label={label}
      onKeyDown={onKeyDown}
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
          ref={input}
          id={id}
          name="ask"
          type="search"
          value={text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          placeholder="3 BHK Dharampeth 60 lakh"
          className={controlClass(false, `${height} min-w-0`)}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
        <Button type="submit" look="primary" className={`${height} shrink-0 px-5`}>
          <Search className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </form>
      {shows && <LazyExtra load={askPanel} props={{ text, type: type ?? 'sale', onText: setText, onEdit }} />}
    </search>
  );
}
