import 'server-only';
import { clientsRemoved } from '@/lib/clients/events';
import { homesLeft } from '@/lib/listings/events';
import { sharedRecords } from '@/lib/teams/events';
import { calendarRequested } from '@/lib/visits/calendar/events';

export function registerDealListeners(): void {
  clientsRemoved.on('deals', async (clients) => (await import('./erasure/mutations')).forgetClients(clients));
  clientsRemoved.on('introductions', async (clients) =>
    (await import('./ledger/mutations')).forgetIntroduced(clients),
  );
  homesLeft.on('introductions', async (departures) =>
    (await import('./ledger/mutations')).recordDepartures(departures),
  );
  sharedRecords.on('co-broking offers', async () => (await import('./offers/data')).SHARED_OFFERS);
  for (const side of [0, 1] as const)
    sharedRecords.on(
      `introductions, side ${side + 1}`,
      async () => (await import('./introductions/data')).SHARED_INTRODUCTIONS[side]!,
    );
  sharedRecords.on('deals', async () => (await import('./data')).SHARED_DEALS);
  sharedRecords.on('invoices', async () => (await import('./invoices/data')).SHARED_INVOICES);
  sharedRecords.on('forms', async () => (await import('./forms/data')).SHARED_FORMS);
  sharedRecords.on('tokens', async () => (await import('./tokens/data')).SHARED_TOKENS);
  calendarRequested.on('dates of deals', async (asked) => (await import('./data')).listDealDates(asked));
}
