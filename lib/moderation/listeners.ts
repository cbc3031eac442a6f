import 'server-only';
import { listingErased } from '@/lib/listings/events';

export function registerModerationListeners(): void {
  listingErased.on('site checks', async ({ id }) =>
    (await import('./site-checks/mutations')).eraseSiteChecks(id),
  );
}
