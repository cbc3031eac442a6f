import 'server-only';
import { homesLeft, listingSaved } from '@/lib/listings/events';
import { inBackground } from '@/lib/platform/jobs/background';
import { listReplied, tourRequested } from '@/lib/shortlists/events';
import { sharedRecords } from '@/lib/teams/events';
import { toursRequested } from '@/lib/visits/busy-times/events';
import { calendarRequested } from '@/lib/visits/calendar/events';
import { SHARED_CLIENTS } from './data';
import { clientsRemoved } from './events';
import { SHARED_MATCHES } from './matches/data';
import { matchListing, matchRequirement, removeMatchesOf } from './matches/mutations';
import { recordReaction } from './mutations';
import { markPages } from './page-news/mutations';
import { SHARED_REQUIREMENTS } from './requirements/data';
import { requirementRemoved, requirementWritten } from './requirements/events';
import { removeRequirementsOf } from './requirements/mutations';
import { clientOf } from './shortlists/data';
import { eraseSentLists, mailTour } from './shortlists/mutations';
import { listTourItems, listTourTimes } from './tour-plans/data';
import { SHARED_TOURS } from './tours/data';
import { removeFromTours } from './tours/mutations';

/**
 * Matches follow writes: a requirement before the reply, a listing in the background, and writes that bypass this event (imports,
 * decisions, jobs) within seconds by `recordListingChanges`.
 */
function registerMatchListeners(): void {
  requirementWritten.on('matches', async (id) => void (await matchRequirement(id)));
  requirementRemoved.on('matches', (requirement) => removeMatchesOf({ requirement }));
  listingSaved.on('client matches', async ({ id }) => {
    inBackground('client matches', async () => void (await matchListing(id)));
    await markPages([id]);
    return [];
  });
}

export function registerClientListeners(): void {
  registerMatchListeners();
  homesLeft.on('client pages', (departures) => markPages([...departures.keys()]));
  tourRequested.on('clients', async (tour) => {
    const client = clientOf(tour.owner);
    if (!client) return;
    await recordReaction(client);
    await mailTour(client, tour);
  });
  clientsRemoved.on('requirements', async (clients) => {
    await removeMatchesOf({ clients });
    await removeRequirementsOf(clients);
  });
  clientsRemoved.on('lists', eraseSentLists);
  clientsRemoved.on('tours', removeFromTours);
  toursRequested.on('tours', (of) => listTourTimes(of));
  calendarRequested.on('tours', listTourItems);
  listReplied.on('clients', async (owner) => {
    const client = clientOf(owner);
    if (client) await recordReaction(client);
  });
  sharedRecords.on('clients', async () => SHARED_CLIENTS);
  sharedRecords.on('requirements', async () => SHARED_REQUIREMENTS);
  sharedRecords.on('client matches', async () => SHARED_MATCHES);
  sharedRecords.on('tours', async () => SHARED_TOURS);
}
