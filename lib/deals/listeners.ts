import 'server-only';
import { clientsRemoved } from '@/lib/clients/events';
import { homesLeft } from '@/lib/listings/events';
import { sharedRecords } from '@/lib/teams/providers';
import { calendarItems } from '@/lib/visits/calendar/providers';

export function registerDealListeners(): void {
  clientsRemoved.on('deals', async (clients) => (await import('./erasure.mutations')).forgetClients(clients));
  clientsRemoved.on('introductions', async (clients) =>
    (await import('./ledger.mutations')).forgetIntroduced(clients),
  );
  homesLeft.on('introductions', async (departures) =>
    (await import('./ledger.mutations')).recordDepartures(departures),
  );
  sharedRecords.provide('co-broking offers', async () => (await import('./offers/data')).SHARED_OFFERS);
  for (const side of [0, 1] as const)
    sharedRecords.provide(
      `introductions, side ${side + 1}`,
      async () => (await import('./introductions/data')).SHARED_INTRODUCTIONS[side]!,
    );
  sharedRecords.provide('deals', async () => (await import('./data')).SHARED_DEALS);
  sharedRecords.provide('invoices', async () => (await import('./invoices/data')).SHARED_INVOICES);
  sharedRecords.provide('forms', async () => (await import('./forms/data')).SHARED_FORMS);
  sharedRecords.provide('tokens', async () => (await import('./tokens/data')).SHARED_TOKENS);
  calendarItems.provide('dates of deals', async (asked) => (await import('./data')).listDealDates(asked));
}
