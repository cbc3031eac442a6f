'use client';

import { type RefObject, useEffect, useState } from 'react';
import FilterIsland from './filter-island';

const formIn = (root: ParentNode | null | undefined) => root?.querySelector<HTMLFormElement>('.filter-form');

/**
 * The form, out of the page of it that those without script see. Not with `fetch`: making a document of text is what the page's Trusted
 * Types refuse (lib/platform/http/page-policy.ts), and this makes one in which nothing runs.
 */
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
  /** where the form is, or the link to it */
  root: RefObject<HTMLElement | null>;
};

/** Brings the form of the filters into its sheet when that is opened; where it cannot be fetched the link to its page stays. */
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
