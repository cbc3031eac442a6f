'use client';

import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { formUrl } from '@/lib/platform/text/list-url';
import { followed, useListNavigation } from './use-list-navigation';

/** The frame around filters, rows and pages of a list. Shows `loading` until the next ones have arrived. */
export function ListFrame({ loading, children }: { loading: string; children: ReactNode }) {
  const { isLoading, push } = useListNavigation();

  function submit(event: FormEvent<HTMLDivElement>) {
    const form = event.target;
    // a form inside the list that has done its own work is not a filter
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    event.preventDefault();
    push(formUrl(window.location.pathname, form));
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    const address = followed(event);
    if (address) push(address);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the forms and links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      onSubmit={submit}
      onClick={click}
      aria-busy={isLoading}
      className="flex flex-col gap-2 sm:gap-5 [&[aria-busy=true]_table]:opacity-40"
    >
      <p role="status" className={isLoading ? 'text-ink-soft' : 'sr-only'}>
        {isLoading ? loading : ''}
      </p>
      {children}
    </div>
  );
}
