import 'server-only';
import { agentNumberGiven, emailConfirmed, profileChanged } from '@/lib/accounts/events';
import { placesMerged } from '@/lib/places/gazetteer/events';
import { pagesInvalidated } from '@/lib/platform/cache/events';
import { agencyTeamReady, listingCountsRequested, sharedRecords, teamRenamed } from '@/lib/teams/events';
import { announceDepartures } from './departures/mutations';
import { countByMember } from './handover/data';
import { adoptUnownedListings, SHARED_LISTINGS } from './handover/mutations';
import { invalidateListingsOf, invalidateListingsOfTeam } from './listers/mutations';
import { moveToPlace } from './location/mutations';
import { liftAccountBlocks } from './publish-gate/mutations';

export function registerListingListeners(): void {
  profileChanged.on('listings', ({ userId }) => invalidateListingsOf(userId));
  // listings blocked only by a fact about their owner are published
  emailConfirmed.on('listings that it blocks', ({ userId }) => liftAccountBlocks(userId));
  agentNumberGiven.on('listings that it blocks', ({ userId }) => liftAccountBlocks(userId));
  teamRenamed.on('listings', invalidateListingsOfTeam);
  sharedRecords.on('listings', async () => SHARED_LISTINGS);
  listingCountsRequested.on('listings', countByMember);
  agencyTeamReady.on('listings', adoptUnownedListings);
  pagesInvalidated.on('homes that left', (tags) =>
    announceDepartures(tags.flatMap((tag) => (tag.startsWith('property:') ? [tag.slice(9)] : []))),
  );
  placesMerged.on('listings', ({ into, from }) => moveToPlace(into, from));
}
