'use client';

import { useEffect, useState } from 'react';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { preloadForOffline } from '@/components/ui/hooks/preload';
import { WAITING_EVENT, WORKER_PATH } from '@/lib/platform/browser/offline/constants';
import { hasOutbox } from '@/lib/platform/browser/offline/outbox-mark';
import { serviceWorkers } from '@/lib/platform/browser/safe-storage';

const notices = () => import('./offline-notices').then(({ OfflineNotices }) => ({ default: OfflineNotices }));

const touched = new Set<Element>();

const hasTypedText = (): boolean => [...touched].some((form) => form.isConnected);

function watchForms(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element) touched.add(target.closest('form') ?? target);
  });
  const done = ({ target }: Event) => touched.delete(target as Element);
  addEventListener('submit', done);
  addEventListener('reset', done);
}

type Wanted = { registration: ServiceWorkerRegistration | null; at: number };

/** Registers the service worker when the page is idle. Loads notices only if there are any. */
export function OfflineSupport() {
  const [wanted, setWanted] = useState<Wanted>();
  useEffect(() => {
    const serviceWorker = serviceWorkers();
    // a new `at` retries loading the notices, which may have failed offline
    const want = (registration?: ServiceWorkerRegistration) =>
      setWanted((known) => ({ registration: registration ?? known?.registration ?? null, at: Date.now() }));
    const look = () => hasOutbox() && want();
    look();
    addEventListener('online', look);
    addEventListener(WAITING_EVENT, look);
    if (process.env.NODE_ENV === 'production' && serviceWorker) {
      watchForms();
      const register = async () => {
        const found = await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
        const lookForNew = () => found.waiting && serviceWorker.controller && want(found);
        found.addEventListener('updatefound', () =>
          found.installing?.addEventListener('statechange', lookForNew),
        );
        lookForNew();
        preloadForOffline(notices);
      };
      // browsers that allow no worker, such as private windows, have none
      const begin = () => setTimeout(() => register().catch(() => undefined), 1000);
      if (document.readyState === 'complete') begin();
      else addEventListener('load', begin, { once: true });
    }
    return () => {
      removeEventListener('online', look);
      removeEventListener(WAITING_EVENT, look);
    };
  }, []);
  if (!wanted) return null;
  const { at, registration } = wanted;
  return <LazyExtra key={at} load={notices} props={{ registration, hasTypedText }} />;
}
