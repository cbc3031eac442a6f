import 'server-only';
import { homesLeft, listingSaved } from '@/lib/listings/events';
import { inBackground } from '@/lib/platform/jobs/background';
import { listReplied, tourRequested } from '@/lib/shortlists/events';
import { sharedRecords } from '@/lib/teams/providers';
import { takenTimes } from '@/lib/visits/busy-times/providers';
import { calendarItems } from '@/lib/visits/calendar/providers';
import { clientsRemoved } from './events';
import { requirementRemoved, requirementWritten } from './requirements/events';

/**
 * Updates matches after writes: for a requirement before the reply, for a listing in the background. `recordListingChanges` catches writes that bypass this
 * event (imports, decisions, jobs) within seconds.
 */
function registerMatchListeners(): void {
  requirementWritten.on('matches', async (id) => {
    await (await import('./matches/mutations')).matchRequirement(id);
  });
  requirementRemoved.on('matches', async (requirement) =>
    (await import('./matches/mutations')).removeMatchesOf({ requirement }),
  );
  listingSaved.on('client matches', async ({ id }) => {
    const { matchListing } = await import('./matches/mutations');
    inBackground('client matches', async () => void (await matchListing(id)));
    await (await import('./page-news/mutations')).markPages([id]);
  });
}

export function registerClientListeners(): void {
  registerMatchListeners();
  homesLeft.on('client pages', async (departures) =>
    (await import('./page-news/mutations')).markPages([...departures.keys()]),
  );
  homesLeft.on('tours', async (departures) => {
    const { declineDeparted } = await import('./tour-links/mutations');
    await declineDeparted(departures);
  });
  tourRequested.on('clients', async (tour) => {
    const { clientOf } = await import('./shortlists/data');
    const client = clientOf(tour.owner);
    if (!client) return;
    await (await import('./mutations')).recordReaction(client);
    await (await import('./shortlists/mutations')).mailTour(client, tour);
  });
  clientsRemoved.on('requirements', async (clients) => {
    await (await import('./matches/mutations')).removeMatchesOf({ clients });
    await (await import('./requirements/mutations')).removeRequirementsOf(clients);
  });
  clientsRemoved.on('lists', async (clients) =>
    (await import('./shortlists/mutations')).eraseSentLists(clients),
  );
  clientsRemoved.on('tours', async (clients) =>
    (await import('@/lib/clients/tours/mutations')).removeFromTours(clients),
  );
  takenTimes.provide('tours', async (of) => (await import('@/lib/clients/tours/data')).listTourTimes(of));
  calendarItems.provide('tours', async (asked) =>
    (await import('@/lib/clients/tours/data')).listTourItems(asked),
  );
  listReplied.on('clients', async (owner) => {
    const client = (await import('./shortlists/data')).clientOf(owner);
    if (client) await (await import('./mutations')).recordReaction(client);
  });
  sharedRecords.provide('clients', async () => (await import('./data')).SHARED_CLIENTS);
  sharedRecords.provide(
    'requirements',
    async () => (await import('./requirements/data')).SHARED_REQUIREMENTS,
  );
  sharedRecords.provide('client matches', async () => (await import('./matches/data')).SHARED_MATCHES);
  sharedRecords.provide('tours', async () => (await import('./tours/data')).SHARED_TOURS);
}
