'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LIST_NOUNS } from '@/lib/search/lists/constants';
import { LocalityField } from './locality-field';
import { ShowButton } from './show-button';

type Spots = { form: HTMLFormElement; locality: HTMLElement; show: HTMLElement; typed: string };

/** The interactive places of a form; the server's fallbacks for visitors without script are replaced. */
function spotsOf(form: HTMLFormElement): Spots | undefined {
  const [locality, show] = ['locality', 'show'].map((name) =>
    form.querySelector<HTMLElement>(`[data-spot="${name}"]`),
  );
  if (!locality || !show) return undefined;
  const typed = locality.querySelector('input')?.value ?? '';
  for (const spot of [locality, show]) spot.replaceChildren();
  return { form, locality, show, typed };
}

/** Makes a server-rendered form work: localities are found, and its button shows the number of results. */
export default function FilterIsland({ form }: { form: HTMLFormElement }) {
  const [spots, setSpots] = useState<Spots>();
  useEffect(() => setSpots(spotsOf(form)), [form]);
  useEffect(() => {
    // a page from the back/forward cache shows the choice it was left with, while its list is the one before that choice
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
