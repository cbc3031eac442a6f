import 'server-only';
import { clientsRemoved } from '@/lib/client/events';
import { inBackground } from '@/lib/jobs/background';
import { listingSaved } from '@/lib/listing/events';
import { requirementRemoved, requirementWritten } from '@/lib/requirement/events';
import { removeRequirementsOf } from '@/lib/requirement/mutations';
import { matchListing, matchRequirement, removeMatchesOf } from './mutations';

/**
 * Matches follow what is written: a requirement before the reply, a listing in the background, and what goes around this event
 * (imports, decisions, jobs) within seconds by `recordListingChanges`. Called at the start of a process.
 */
export function listenToRequirements(): void {
  requirementWritten.on('matches', async (id) => void (await matchRequirement(id)));
  requirementRemoved.on('matches', (requirement) => removeMatchesOf({ requirement }));
  listingSaved.on('client matches', async ({ id }) => {
    inBackground('client matches', async () => void (await matchListing(id)));
    return [];
  });
  clientsRemoved.on('requirements', async (clients) => {
    await removeMatchesOf({ clients });
    await removeRequirementsOf(clients);
  });
}
