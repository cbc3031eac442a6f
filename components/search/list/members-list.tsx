'use client';

import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#language';
import { type FilterProps, MembersFilters } from '@/components/search/filters/members-filters';
import { Button } from '@/components/ui/actions/button';
import { Input } from '@/components/ui/forms/control';
import { followed, useListNavigation } from '@/components/ui/lists/use-list-navigation';
import { formFilters, listUrl } from '@/lib/platform/text/list-url';
import { parseTyped, TYPED_NAMES, type TypedFilter, type Unreadable } from '@/lib/search/constants';
import { Results, SkipToResults } from './results';

type Props = FilterProps & {
  /** "12 properties found" */
  count: string;
  children: ReactNode;
};

const PATH = '/properties';
const TYPING_MS = 300;

const isTyped = (name: string): name is TypedFilter => TYPED_NAMES.some((value) => value === name);

/** The address of the form's state, with only chosen values and always the first page, and the unreadable values. */
function stateOf(form: HTMLFormElement, path: string): { address: string; unreadable: Unreadable } {
  const filters: Record<string, string | number | undefined> = formFilters(form);
  const unreadable: Unreadable = {};
  for (const [name, text] of Object.entries(formFilters(form))) {
    if (!isTyped(name)) continue;
    filters[name] = parseTyped(name, text);
    if (filters[name] === undefined) unreadable[name] = text;
  }
  return { address: listUrl(path, filters), unreadable };
}

/** The address is the state and the server filters. The old page stays until the next has loaded. A GET form without JavaScript. */
export function MembersList({ values, unreadable: given, count, children, ...locations }: Props) {
  const { t } = useTexts('search/members-list');
  const path = useTexts().href(PATH);
  const { isLoading, push, replace } = useListNavigation();
  const active = Object.keys(values).some((name) => name !== 'q');
  const [unreadable, setUnreadable] = useState(given);
  const [open, setOpen] = useState(active || Object.keys(given).length > 0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = () => {
    if (!form.current) return;
    clearTimeout(timer.current);
    const state = stateOf(form.current, path);
    setUnreadable(state.unreadable);
    replace(state.address);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    const typed = event.target instanceof HTMLInputElement;
    timer.current = setTimeout(apply, typed ? TYPING_MS : 0);
  };
  const reset = () => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = '';
    clearTimeout(timer.current);
    setUnreadable({});
    replace(path);
  };
  /** Follows page links and "Clear all filters", which are ordinary links; a plain click keeps the old page visible. */
  const onClick = (event: MouseEvent) => {
    const address = followed(event);
    if (address === path) reset();
    else if (address) {
      push(address);
      window.scrollTo({ top: 0 });
    }
  };

  return (
    <>
      <SkipToResults />
      {/* no separate boxes on a phone, because otherwise the row of controls could not stay visible beside the results */}
      <search className="max-sm:contents">
        <form
          ref={form}
          action={path}
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
          className="flex flex-col gap-5 max-sm:contents"
        >
          <div className="flex gap-3 max-sm:sticky max-sm:top-16 max-sm:z-20 max-sm:-mx-4 max-sm:bg-paper max-sm:px-4 max-sm:py-1">
            <label className="min-w-0 flex-1">
              <span className="sr-only">{t('Search properties')}</span>
              <Input
                type="search"
                name="q"
                defaultValue={values.q}
                placeholder={t('Search title, description or address')}
                className="h-12"
              />
            </label>
            <Button aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
              <SlidersHorizontal className="size-5 max-sm:hidden" aria-hidden="true" />
              {open ? t('Hide Filters') : t('Show Filters')}
            </Button>
          </div>
          <MembersFilters
            hidden={!open}
            values={values}
            unreadable={unreadable}
            {...locations}
            onReset={reset}
          />
        </form>
      </search>
      <p role="status" className="text-ink-soft">
        {count}
        {isLoading && <span> · {t('Loading...')}</span>}
      </p>
      <Results
        onClick={onClick}
        aria-busy={isLoading}
        className={clsx('gap-10 transition-opacity duration-150', isLoading && 'opacity-60')}
      >
        {children}
      </Results>
    </>
  );
}
