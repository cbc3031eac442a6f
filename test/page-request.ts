import { LANGUAGE_HEADER, type Language } from '@/lib/platform/language/languages';
import type { Browser } from './browser';

let browser: Browser | undefined;
let language: Language | undefined;

/** Stands for `next/headers` in tests of the server: the headers of the request for a page, as the middleware hands them on. */
export async function headers(): Promise<Headers> {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Headers({ ...(cookie && { cookie }), ...(language && { [LANGUAGE_HEADER]: language }) });
}

/** Page functions and loaders that run from here on are asked for by this browser, or a stranger's, under an address in this language. */
export function pageRequest(of: { browser?: Browser; language?: Language } = {}): void {
  ({ browser, language } = of);
}
