import { LANGUAGE_HEADER, type Language } from '@/lib/platform/language/languages';
import type { Browser } from './browser';

let browser: Browser | undefined;
let language: Language | undefined;

/** Replaces `next/headers` in server tests with the headers that the middleware passes to pages. */
export async function headers(): Promise<Headers> {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Headers({ ...(cookie && { cookie }), ...(language && { [LANGUAGE_HEADER]: language }) });
}

/** Makes later page functions and loaders run for this browser, or a stranger's, at an address in this language. */
export function pageRequest(of: { browser?: Browser; language?: Language } = {}): void {
  ({ browser, language } = of);
}
