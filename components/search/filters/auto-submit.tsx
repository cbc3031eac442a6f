'use client';

import { useEffect } from 'react';
import { safeStorage } from '@/lib/platform/browser/safe-storage';

/** Where the visitor was when a choice loaded the list again, for as long as this tab is open. */
const KEY = 'list-filters-at';

type At = { name: string; value: string | undefined; y: number };
type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

function remember(control: Control): void {
  const value = control instanceof HTMLInputElement ? control.value : undefined;
  const at: At = { name: control.name, value, y: window.scrollY };
  safeStorage(() => sessionStorage.setItem(KEY, JSON.stringify(at)), undefined);
}

/** A choice must not throw anyone back to the top of the page (WCAG 2.2, 3.2.2): the keyboard goes on from there. */
function comeBack(form: HTMLFormElement): void {
  const stored = safeStorage(() => {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  }, null);
  // who has pressed or scrolled before this page was ready is not moved away from it
  if (!stored || navigator.userActivation?.hasBeenActive || window.scrollY > 0) return;
  const at: At = JSON.parse(stored);
  const control = [...form.elements].find(
    (element) =>
      isControl(element) &&
      element.name === at.name &&
      (at.value === undefined || element.value === at.value),
  );
  if (isControl(control)) control.focus({ preventScroll: true });
  window.scrollTo({ top: at.y, behavior: 'instant' });
}

/** On a wide screen, where the filters stay in view, a choice takes effect at once. On a phone several are made first. */
export function AutoSubmit({ form }: { form: string }) {
  useEffect(() => {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement)) return;
    comeBack(element);
    const submit = ({ target }: Event) => {
      // text takes effect with Enter or the button: the other end of a range may be still to come
      if (!isControl(target) || ['search', 'text'].includes(target.type)) return;
      if (!window.matchMedia('(min-width: 64rem)').matches) return;
      remember(target);
      element.requestSubmit();
    };
    // a page that the browser kept whole shows the choice with which it was left; its list is the one before that choice
    const onShow = (event: PageTransitionEvent) => event.persisted && element.reset();
    element.addEventListener('change', submit);
    window.addEventListener('pageshow', onShow);
    return () => {
      element.removeEventListener('change', submit);
      window.removeEventListener('pageshow', onShow);
    };
  }, [form]);
  return null;
}
