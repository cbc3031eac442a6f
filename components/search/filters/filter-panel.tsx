'use client';

import { type RefObject, useEffect, useState } from 'react';
import FilterIsland from './filter-island';

const formIn = (root: ParentNode | null | undefined) => root?.querySelector<HTMLFormElement>('.filter-form');

/**
 * The form from its fallback page. Not with `fetch`: parsing text into a document is refused by Trusted Types
 * (lib/platform/http/page-policy.ts), while a frame gives a document in which nothing runs.
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
  /** the form, or the link to it */
  root: RefObject<HTMLElement | null>;
};

/** Loads the filter form into its sheet when it is opened; if that fails, the link to its page stays. */
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
