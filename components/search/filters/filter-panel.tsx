'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { COUNTED_NOUNS, LIST_NOUNS, type ListNoun } from '@/lib/search/lists/constants';
import { LocalityField } from './locality-field';

const formIn = (root: ParentNode | null | undefined) => root?.querySelector<HTMLFormElement>('.filter-form');

/** Loads the form without `fetch`, because Trusted Types refuse to parse text into a document (lib/platform/http/page-policy.ts). No script runs in it. */
function fetchForm(href: string): Promise<HTMLFormElement | undefined> {
  const request = new XMLHttpRequest();
  request.open('GET', href);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(formIn(request.responseXML) ?? undefined));
    request.send();
  });
}

type Props = {
  root: RefObject<HTMLElement | null>;
};

type Spots = { form: HTMLFormElement; locality: HTMLElement; show: HTMLElement; typed: string };

/** Places for interactive parts, which replace the server's fallbacks for visitors without script. */
function spotsOf(form: HTMLFormElement): Spots | undefined {
  const [locality, show] = ['locality', 'show'].map((name) =>
    form.querySelector<HTMLElement>(`[data-spot="${name}"]`),
  );
  if (!locality || !show) return undefined;
  const typed = locality.querySelector('input')?.value ?? '';
  for (const spot of [locality, show]) spot.replaceChildren();
  return { form, locality, show, typed };
}

const PAUSE_MS = 200;

/** Number of listings for the form, shortly after the last change. A slow reply never replaces a newer one. */
function useFormCount(form: HTMLFormElement, type: string, total: number): number {
  const [count, setCount] = useState(total);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let request = new AbortController();
    const ask = async () => {
      request.abort();
      request = new AbortController();
      const params = new URLSearchParams({ type });
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string' && value !== '') params.append(name, value);
      const reply = await fetch(`/api/search/count?${params}`, { signal: request.signal });
      if (reply.ok) setCount(((await reply.json()) as { total: number }).total);
    };
    const onInput = () => {
      clearTimeout(timer);
      // optional, because the button shows the list without the number
      timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    };
    form.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      request.abort();
      form.removeEventListener('input', onInput);
    };
  }, [form, type]);
  return count;
}

type ShowButtonProps = { form: HTMLFormElement; type: string; total: number; noun: ListNoun };

export function ShowButton({ form, type, total, noun }: ShowButtonProps) {
  const { t } = useTexts('search/filters');
  const count = useFormCount(form, type, total);
  const counted = t(COUNTED_NOUNS[noun], { count });
  return (
    <>
      <Button type="submit" variant="primary" className="tabular">
        {t('Show {counted}', { counted })}
      </Button>
      <span role="status" className="sr-only">
        {count !== total && counted}
      </span>
    </>
  );
}

/** Operates a server-rendered form: finds localities, and shows the number of results on its button. */
function FilterIsland({ form }: { form: HTMLFormElement }) {
  const [spots, setSpots] = useState<Spots>();
  useEffect(() => setSpots(spotsOf(form)), [form]);
  useEffect(() => {
    // the back/forward cache restores the last choice beside an earlier list
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && form.reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [form]);
  if (!spots) return null;
  const { type = 'sale', total = '0' } = form.dataset;
  const noun = LIST_NOUNS.find((one) => one === form.dataset.noun) ?? 'property';
  return (
    <>
      {createPortal(<LocalityField {...{ form, type, noun }} typed={spots.typed} />, spots.locality)}
      {createPortal(<ShowButton {...{ form, type, noun }} total={Number(total)} />, spots.show)}
    </>
  );
}

/** Loads the filter form into its sheet when opened. If that fails, the link to its page stays. */
export default function FilterPanel({ root }: Props) {
  const [form, setForm] = useState<HTMLFormElement>();
  useEffect(() => {
    let here = true;
    const show = (found: HTMLFormElement | undefined) => {
      if (!here || !found) return;
      if (!root.current?.contains(found)) root.current?.replaceChildren(document.adoptNode(found));
      setForm(found);
    };
    const link = root.current?.querySelector('a');
    const known = formIn(root.current);
    if (known || !link) show(known ?? undefined);
    else void fetchForm(link.href).then(show);
    return () => {
      here = false;
    };
  }, [root]);
  return form ? <FilterIsland form={form} /> : null;
}
