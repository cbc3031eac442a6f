import type { SerwistPlugin } from 'serwist';
import {
  FILES_CACHE,
  MAX_STORED,
  OFFLINE_PATH,
  PERSONAL_CACHES,
  STORED_AT_HEADER,
  STORED_TITLE_HEADER,
} from '@/lib/platform/browser/offline/constants';
import { filesOf, titleOf, withMark } from '@/lib/platform/browser/offline/rules';
import { LANGUAGES, localPath, splitLanguage } from '@/lib/platform/language/languages';

/** Cache key of the copies' owner. */
export const IDENTITY = '/identity-of-copies';

/** Counts removals of personal data, so that earlier requests are not stored afterwards. */
let generation = 0;

/** Deletes personal copies at sign-in, at sign-out, and when the server reports another person. */
export async function forgetPersonal(): Promise<void> {
  generation += 1;
  await Promise.all(PERSONAL_CACHES.map((name) => caches.delete(name)));
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Adds the time and the page's title to a response, for readers of the copy. */
async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT_HEADER, new Date().toISOString());
  if (!isHtml(response)) return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  headers.set(STORED_TITLE_HEADER, encodeURIComponent(titleOf(html)));
  return new Response(html, { status: response.status, headers });
}

/** Marks a copy: a page with a line at the top, JSON with `storedAt`. */
async function marked(response: Response): Promise<Response> {
  const at = response.headers.get(STORED_AT_HEADER) ?? '';
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const text = await response.text();
  const body = isHtml(response) ? withMark(text, at) : JSON.stringify({ ...JSON.parse(text), storedAt: at });
  return new Response(body, { status: response.status, headers });
}

/** Removes the oldest entries beyond the limit, but never the offline page or the owner's identity. */
async function trim(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const stays = [OFFLINE_PATH, IDENTITY];
  const keys = (await cache.keys()).filter(
    ({ url }) => !stays.includes(splitLanguage(new URL(url).pathname).path),
  );
  const limit = MAX_STORED[cacheName] ?? 0;
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

/** A page's text with its `Link` header, which names the fonts. */
const namesFiles = async (response: Response) =>
  `${response.headers.get('link') ?? ''}"${await response.text()}`;

/** Stores a page's scripts, styles and fonts, without which it can't be shown. */
async function storeFiles(html: string, isFresh: boolean): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await Promise.all(
    filesOf(html).map(async (path) => {
      if (!isFresh && (await cache.match(path))) return;
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) await cache.put(path, response);
    }),
  );
  await trim(FILES_CACHE);
}

/**
 * Stores the offline page in each language, with the English page's files. Pages in the other languages bring their own fonts. Rejects if it can't be fetched,
 * and then there is no worker.
 */
export async function storeOfflinePages(): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  for (const path of LANGUAGES.map((language) => localPath(language, OFFLINE_PATH))) {
    const response = await fetch(path, { cache: 'reload', credentials: 'omit' });
    if (!response.ok) throw new Error(`${path} has status ${response.status}`);
    if (path === OFFLINE_PATH) await storeFiles(await namesFiles(response.clone()), true);
    await cache.put(path, response);
  }
}

export async function offlinePage(url: string): Promise<Response | undefined> {
  const { language } = splitLanguage(new URL(url).pathname);
  return (await caches.open(FILES_CACHE)).match(localPath(language, OFFLINE_PATH));
}

type State = { generation?: number; html?: string };

/** Stores a person's data completely with its time, shows it marked, and never keeps it across a sign-in or sign-out. */
export const personalCopies: SerwistPlugin = {
  handlerWillStart: async ({ state }) => {
    (state as State).generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) => {
    if (response.status !== 200 || (state as State).generation !== generation) return null;
    if (isHtml(response)) (state as State).html = await namesFiles(response.clone());
    return stamped(response);
  },
  cacheDidUpdate: async ({ cacheName, state }) => {
    const { generation: begun, html } = state as State;
    if (begun !== generation) await caches.delete(cacheName);
    else await trim(cacheName);
    if (html) await storeFiles(html, false);
  },
  // drop copies of pages that are gone or no longer allowed for this person
  fetchDidSucceed: async ({ request, response }) => {
    const isGone = [401, 403, 404, 410].includes(response.status) || response.type === 'opaqueredirect';
    if (isGone) for (const name of PERSONAL_CACHES) await (await caches.open(name)).delete(request);
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
};

/** For files that never change at their address. */
export const unchangingFiles: SerwistPlugin = {
  handlerWillStart: async ({ state }) => {
    (state as State).generation = generation;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && (state as State).generation === generation ? response : null,
  cacheDidUpdate: ({ cacheName }) => trim(cacheName),
};
