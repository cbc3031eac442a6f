'use client';

import { useEffect } from 'react';

/** On a wide screen, where the filters stay in view, a choice takes effect at once. On a phone several are made first. */
export function AutoSubmit({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    const submit = (event: Event) => {
      const typed = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (!typed && window.matchMedia('(min-width: 64rem)').matches) element.requestSubmit();
    };
    element.addEventListener('change', submit);
    return () => element.removeEventListener('change', submit);
  }, [form]);
  return null;
}
