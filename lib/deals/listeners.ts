import 'server-only';
import { clientsRemoved } from '@/lib/clients/events';
import { sharedRecords } from '@/lib/teams/events';
import { calendarRequested } from '@/lib/visits/calendar/events';
import { listDealDates, SHARED_DEALS } from './data';
import { forgetClients } from './erasure/mutations';

export function registerDealListeners(): void {
  clientsRemoved.on('deals', forgetClients);
  sharedRecords.on('deals', async () => SHARED_DEALS);
  calendarRequested.on('dates of deals', listDealDates);
}
