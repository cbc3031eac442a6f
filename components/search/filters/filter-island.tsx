'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LIST_NOUNS } from '@/lib/search/lists/constants';
import { LocalityField } from './locality-field';
import { ShowButton } from './show-button';

type Spots = { form: HTMLFormElement; locality: HTMLElement; show: HTMLElement; typed: string };

/** The places of a form where something works; what the server has written there for those without script makes way. */
function spotsOf(form: HTMLFormElement): Spots | undefined {
  const [locality, show] = ['locality', 'show'].map((name) =>
    form.querySelector<HTMLElement>(`[data-spot="${name}"]`),
  );
  if (!locality || !show) return undefined;
  const typed = locality.querySelector('input')?.value ?? '';
  for (const spot of [locality, show]) spot.replaceChildren();
  return { form, locality, show, typed };
}

/** Makes a form work that the server has written: localities are found, and its button says how many listings it will show. */
export default function FilterIsland({ form }: { form: HTMLFormElement }) {
  const [spots, setSpots] = useState<Spots>();
  useEffect(() => setSpots(spotsOf(form)), [form]);
  useEffect(() => {
    // a page that the browser stored whole shows the choice with which it was left; its list is the one before that choice
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
