import type { ClusterConfig } from 'next-cluster/config';
import { inAllLanguages, unfinishedPage } from '@/lib/platform/http/error-pages';
import { splitLanguage } from '@/lib/platform/language/languages';
import common from '@/messages/common';
import firstStart from '@/messages/shell/first-start';

/** Every address of the site, in Next's order, with whether the first build has it (scripts/lib/first-build.mjs). */
type FirstRoutes = readonly { pattern: string; isThere: boolean }[];

/** Set when the server is bundled; undefined in a whole build. */
declare const FIRST_ROUTES: FirstRoutes | undefined;

const TEXTS = {
  heading: inAllLanguages(firstStart, 'The site is still being prepared'),
  text: inAllLanguages(
    firstStart,
    'This page opens by itself in a minute or two. If you have just sent a form, nothing was saved: please go back then and send it again.',
  ),
  again: inAllLanguages(common, 'Try again'),
};

/** The first build only reads: what follows a write (lib/registries/jobs.ts) is not in it. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Which requests get 503 until the whole site is there. */
export function unfinished(): ClusterConfig['unfinished'] {
  if (typeof FIRST_ROUTES === 'undefined') return undefined;
  const routes = FIRST_ROUTES.map(({ pattern, isThere }) => ({ pattern: new RegExp(pattern), isThere }));
  const has = (address: string) => {
    const path = splitLanguage(address)
      .path.toLowerCase()
      .replace(/(?<=.)\/$/, '');
    return routes.find(({ pattern }) => pattern.test(path))?.isThere === true;
  };
  return {
    lacks: (method, path) => !READS.has(method) || !has(path),
    page: unfinishedPage(TEXTS),
    message: 'The site is still being prepared. Nothing was saved. Please try again in a minute.',
  };
}
