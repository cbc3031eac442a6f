import { serviceWorkers } from '@/lib/platform/browser/safe-storage';

type Connection = { saveData?: boolean };

/** Fetches a part while the page is idle, so that the service worker has it without a network. Skipped for people who save data. */
export function preloadForOffline(load: () => Promise<unknown>): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const begin = () => void load().catch(() => undefined);
  void serviceWorkers()?.ready.then(() =>
    // Safari has no idle callbacks
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(begin, { timeout: 5000 })
      : setTimeout(begin, 5000),
  );
}
