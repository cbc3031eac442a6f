'use client';

import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { parseTyped, TYPED_NAMES, type TypedFilter, type Unreadable } from '@/lib/search/constants';
import { type FilterProps, MembersFilters } from './members-filters';

type Props = FilterProps & {
  /** "12 properties found" */
  count: string;
  children: ReactNode;
};

const PATH = '/properties';
const TYPING_MS = 300;

const isTyped = (name: string): name is TypedFilter => TYPED_NAMES.some((one) => one === name);

/** The address of the form's state: only what is chosen, always from the first page; and what of it cannot be read. */
function stateOf(form: HTMLFormElement): { address: string; unreadable: Unreadable } {
  const params = new URLSearchParams();
  const unreadable: Unreadable = {};
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') continue;
    const read = isTyped(name) ? parseTyped(name, text) : text;
    if (read !== undefined) params.set(name, String(read));
    else if (isTyped(name)) unreadable[name] = text;
  }
  const query = params.toString();
  return { address: query ? `${PATH}?${query}` : PATH, unreadable };
}

/**
 * Search box, filters and results of the members' list. The address is the state and the server filters; while the
 * next page is on its way the old one stays in sight. Without JavaScript it is a plain GET form.
 */
export function MembersList({ values, unreadable: given, locations, moreLocations, count, children }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const active = Object.keys(values).some((name) => name !== 'q');
  const [unreadable, setUnreadable] = useState(given);
  const [open, setOpen] = useState(active || Object.keys(given).length > 0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (address: string, top: boolean) => {
    clearTimeout(timer.current);
    startTransition(() => {
      // a new page is a place to come back to; a letter typed into the box is not
      if (top) router.push(address, { scroll: false });
      else router.replace(address, { scroll: false });
    });
    if (top) window.scrollTo({ top: 0 });
  };
  const apply = () => {
    if (!form.current) return;
    const state = stateOf(form.current);
    setUnreadable(state.unreadable);
    go(state.address, false);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const typed = event.target instanceof HTMLInputElement;
    timer.current = setTimeout(apply, typed ? TYPING_MS : 0);
  };
  const reset = () => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
    setUnreadable({});
    go(PATH, false);
  };
  /** Page links and "Clear all filters" stay ordinary links; a plain click on one keeps the old page in sight. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const address = link?.getAttribute('href');
    if (!plain || !(address === PATH || address?.startsWith(`${PATH}?`))) return;
    event.preventDefault();
    if (address === PATH) reset();
    else go(address, true);
  };

  return (
    <>
      <search>
        <form
          ref={form}
          action={PATH}
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
          className="flex flex-col gap-5"
        >
          <div className="flex flex-wrap gap-3">
            <label className="min-w-0 flex-1 basis-64">
              <span className="sr-only">Search properties</span>
              <input
                type="search"
                name="q"
                defaultValue={values.q}
                placeholder="Search title, description or address"
                className="h-12 w-full rounded-md border border-line-strong bg-surface px-3.5"
              />
            </label>
            <Button aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
              <SlidersHorizontal className="size-5" aria-hidden="true" />
              {open ? 'Hide Filters' : 'Show Filters'}
            </Button>
          </div>
          <MembersFilters
            hidden={!open}
            values={values}
            unreadable={unreadable}
            locations={locations}
            moreLocations={moreLocations}
            onReset={reset}
          />
        </form>
      </search>
      <p role="status" className="text-ink-soft">
        {count}
        {pending && <span> · Loading...</span>}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to the links inside, which have the keyboard already */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        onClick={onClick}
        aria-busy={pending}
        className={clsx('flex flex-col gap-10 transition-opacity duration-150', pending && 'opacity-60')}
      >
        {children}
      </div>
    </>
  );
}
