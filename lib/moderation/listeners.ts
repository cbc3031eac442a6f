import 'server-only';
import { listingSaved } from '@/lib/listings/events';

/** Keeps duplicate candidates up to date with every saved listing. */
export function registerModerationListeners(): void {
  listingSaved.on('duplicate candidates', async ({ id, owner, images, isDecision }) => {
    // they follow from its facts and photographs, whatever its status
    if (isDecision) return [];
    const { refreshCandidates, refreshSharedPhotos } = await import('./duplicates/mutations');
    const shared = await refreshSharedPhotos(id, owner, images);
    await refreshCandidates(id);
    return shared ? ["This photo already appears in another member's listing"] : [];
  });
}
