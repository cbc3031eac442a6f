import 'server-only';
import { agentNumberGiven, emailConfirmed, profileChanged } from '@/lib/accounts/events';
import { placeRecords } from '@/lib/places/gazetteer/providers';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { agencyTeamReady, teamRenamed } from '@/lib/teams/events';
import { listingCounts, sharedRecords } from '@/lib/teams/providers';
import { savedNotices } from './providers';

export function registerListingListeners(): void {
  profileChanged.on('listings', async ({ userId }) =>
    (await import('./listers/mutations')).invalidateListingsOf(userId),
  );
  // listings blocked only by a fact about their owner are published
  for (const event of [emailConfirmed, agentNumberGiven])
    event.on('listings that it blocks', async ({ userId }) =>
      (await import('./publish-gate/mutations')).liftAccountBlocks(userId),
    );
  teamRenamed.on('listings', async (team) =>
    (await import('./listers/mutations')).invalidateListingsOfTeam(team),
  );
  sharedRecords.provide('listings', async () => (await import('./handover/mutations')).SHARED_LISTINGS);
  listingCounts.provide('listings', async (team) => (await import('./handover/data')).countByMember(team));
  agencyTeamReady.on('listings', async (team) =>
    (await import('./handover/mutations')).adoptUnownedListings(team),
  );
  savedNotices.provide('duplicate candidates', async ({ id, owner, images }) => {
    const { refreshCandidates, refreshSharedPhotos } = await import('./duplicates/mutations');
    const shared = await refreshSharedPhotos(id, owner, images);
    await refreshCandidates(id);
    return shared ? ["This photo already appears in another member's listing"] : [];
  });
  pagesInvalidated.on('homes that left', async (tags) => {
    const ids = tags.flatMap((tag) => (tag.startsWith('property:') ? [tag.slice(9)] : []));
    if (ids.length > 0) await (await import('./departures/mutations')).announceDepartures(ids);
  });
  placeRecords.provide('listings', async ({ into, from }) =>
    (await import('./location/mutations')).moveToPlace(into, from),
  );
}
