'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useRef, useTransition } from 'react';
import { moveRow, useKeys } from './use-keys';

/**
 * Around a list whose filters are a GET form and whose pages are links: with JavaScript the next page comes without a
 * reload, and `loading` is shown in the list's place until then. Without JavaScript the browser loads the page.
 */
export function ListFrame({ loading, children }: { loading: string; children: ReactNode }) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const [busy, start] = useTransition();
  useKeys({
    // as in most admin tools
    '/': () => {
      const box = frame.current?.querySelector<HTMLInputElement>('input[type=search]');
      box?.select();
      box?.focus();
    },
    j: () => moveRow(1),
    k: () => moveRow(-1),
  });

  const go = (address: string) => start(() => router.push(address, { scroll: false }));

  function submit(event: FormEvent<HTMLDivElement>) {
    const form = event.target;
    // a form inside the list that has done its own work is no filter
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    event.preventDefault();
    const filled = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
    const query = new URLSearchParams(filled as [string, string][]).toString();
    go(query ? `?${query}` : window.location.pathname);
  }

  function click(event: MouseEvent<HTMLDivElement>) {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || link.pathname !== window.location.pathname || link.hasAttribute('download'))
      return;
    event.preventDefault();
    go(link.pathname + link.search);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the forms and links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      ref={frame}
      onSubmit={submit}
      onClick={click}
      aria-busy={busy}
      className="flex flex-col gap-5 [&[aria-busy=true]_table]:opacity-40"
    >
      <p role="status" className={busy ? 'text-ink-soft' : 'sr-only'}>
        {busy ? loading : ''}
      </p>
      {children}
    </div>
  );
}
