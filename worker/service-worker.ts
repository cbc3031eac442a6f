import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  type RouteHandlerCallback,
  Serwist,
  type Strategy,
} from 'serwist';
import {
  FILES_CACHE,
  FORGET_MESSAGE,
  HOMES_CACHE,
  OUTBOX,
  OWN_CACHE,
  PICTURES_CACHE,
} from '@/lib/platform/browser/offline/constants';
import { cacheOfPage, isOnStoredPage, isSiteFile } from '@/lib/platform/browser/offline/rules';
import { splitLanguage } from '@/lib/platform/language/languages';
import { onNotificationClick, onPush } from './push';
import {
  forgetPersonal,
  IDENTITY,
  offlinePage,
  personalCopies,
  storeOfflinePages,
  unchangingFiles,
} from './stored-copies';
import { callerIn, sendWaitingCalls } from './waiting-calls';

/**
 * The service worker (docs/decisions/0027-offline-with-serwist-push-with-web-push.md). It fetches every page and list from the network first, and serves a
 * marked copy only when offline. scripts/build-server.mjs bundles it to dist/sw.js.
 */

declare const self: ServiceWorkerGlobalScope;

/** Longer than a slow page takes. After that, a marked copy is better than an empty screen. */
const PATIENCE_SECONDS = 10;

const showOfflinePage = { handlerDidError: ({ request }: { request: Request }) => offlinePage(request.url) };
const matchOptions = { ignoreVary: true };

function pages(cacheName: string): Strategy {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [personalCopies, showOfflinePage],
  });
}

const strategies: Record<string, Strategy> = {
  [HOMES_CACHE]: pages(HOMES_CACHE),
  [OWN_CACHE]: pages(OWN_CACHE),
};
const notStored = new NetworkOnly({ plugins: [showOfflinePage] });
const ownData = new NetworkFirst({
  cacheName: OWN_CACHE,
  matchOptions,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [personalCopies],
});

const onPage: RouteHandlerCallback = ({ url, ...options }) =>
  (strategies[cacheOfPage(url.pathname) ?? ''] ?? notStored).handle({ url, ...options });

/** Confirming a changed address uses the sign-up's call, but signs nobody in. */
const isNewPerson = async (url: URL, response: Response) =>
  response.ok && (!url.pathname.endsWith('/email/verify') || 'user' in (await response.clone().json()));

/** Deletes the previous person's copies on sign-in and sign-out, before the reply arrives. */
const onNewPerson: RouteHandlerCallback = async ({ request, url }) => {
  const response = await fetch(request);
  if (await isNewPerson(url, response)) await forgetPersonal();
  return response;
};

/** Notices a session that ended elsewhere on the next page. */
const onWhoAmI: RouteHandlerCallback = async ({ request }) => {
  const response = await fetch(request);
  if (!response.ok) return response;
  const caller = callerIn(await response.clone().json());
  const stored = await (await caches.open(OWN_CACHE)).match(IDENTITY);
  if (stored && (await stored.text()) !== caller) await forgetPersonal();
  await (await caches.open(OWN_CACHE)).put(IDENTITY, new Response(caller));
  return response;
};

const serwist = new Serwist({ navigationPreload: true, disableDevLogs: true });
const OWN_DATA: ReadonlySet<string> = new Set(['/api/shortlist', '/api/visits']);

const PERSON_CALLS = /^\/api\/(?:user\/(?:login|logout|sessions|account|email\/verify)|guest\/login)$/;
for (const method of ['POST', 'DELETE'] as const)
  serwist.registerCapture(
    ({ url, sameOrigin }) => sameOrigin && PERSON_CALLS.test(url.pathname),
    onNewPerson,
    method,
  );
serwist.registerCapture(({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/user/me', onWhoAmI);
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && OWN_DATA.has(url.pathname) && url.search === '',
  ownData,
);
// a prefetched form is useless without its texts
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/texts/'),
  new NetworkFirst({
    cacheName: FILES_CACHE,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [unchangingFiles],
  }),
);
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|media)\//.test(url.pathname),
  onPage,
);
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && isSiteFile(url.pathname),
  new CacheFirst({ cacheName: FILES_CACHE, matchOptions, plugins: [unchangingFiles] }),
);
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.destination === 'image' &&
    url.pathname.startsWith('/media/') &&
    isOnStoredPage(request.referrer),
  new CacheFirst({ cacheName: PICTURES_CACHE, matchOptions, plugins: [unchangingFiles] }),
);

/** Stores pages that were opened before the worker existed. */
async function storeOpenPages(event: ExtendableEvent): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(url);
    const strategy = strategies[cacheOfPage(pathname) ?? ''];
    if (!strategy) continue;
    await strategy.handle({ event, request: new Request(url) });
    const data = `/api${splitLanguage(pathname).path}`;
    if (OWN_DATA.has(data)) await ownData.handle({ event, request: new Request(data) });
  }
}

self.addEventListener('install', (event) => event.waitUntil(storeOfflinePages()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => storeOpenPages(event)));
});
self.addEventListener('message', (event) => {
  if (event.data?.type === FORGET_MESSAGE) event.waitUntil(forgetPersonal());
});
self.addEventListener('sync', ((event: ExtendableEvent & { tag: string }) => {
  if (event.tag === OUTBOX) event.waitUntil(sendWaitingCalls());
}) as EventListener);
self.addEventListener('push', onPush);
self.addEventListener('notificationclick', onNotificationClick);
serwist.addEventListeners();
