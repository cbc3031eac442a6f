import 'server-only';
import { savedNotices } from '@/lib/listings/providers';

/** Keeps duplicate candidates up to date with every saved listing. */
export function registerModerationListeners(): void {
  savedNotices.provide('duplicate candidates', async ({ id, owner, images }) => {
    const { refreshCandidates, refreshSharedPhotos } = await import('./duplicates/mutations');
    const shared = await refreshSharedPhotos(id, owner, images);
    await refreshCandidates(id);
    return shared ? ["This photo already appears in another member's listing"] : [];
  });
}
