import 'server-only';
import { listingSaved } from '@/lib/listing/events';
import { refreshCandidates, refreshSharedPhotos } from './mutations';

/** Keeps the duplicate candidates up to date with every saved listing. Called at the start of a process. */
export function listenToListings(): void {
  listingSaved.on('duplicate candidates', async ({ id, owner, images }) => {
    const shared = await refreshSharedPhotos(id, owner, images);
    await refreshCandidates(id);
    return shared ? ["This photo already appears in another member's listing"] : [];
  });
}
