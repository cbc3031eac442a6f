import 'server-only';
import { clientsRemoved } from '@/lib/clients/events';
import { sharedRecords } from '@/lib/teams/events';
import { calendarRequested } from '@/lib/visits/calendar/events';
import { listDealDates, SHARED_DEALS } from './data';
import { SHARED_DILIGENCE, SHARED_SUSPICIONS } from './diligence/data';
import { forgetClients } from './erasure/mutations';
import { SHARED_FORMS } from './forms/data';
import { SHARED_INVOICES } from './invoices/data';
import { SHARED_REPORTS } from './reports/data';
import { SHARED_SIGNINGS } from './signing/data';
import { SHARED_TOKENS } from './tokens/data';

export function registerDealListeners(): void {
  clientsRemoved.on('deals', forgetClients);
  sharedRecords.on('deals', async () => SHARED_DEALS);
  sharedRecords.on('invoices', async () => SHARED_INVOICES);
  sharedRecords.on('forms', async () => SHARED_FORMS);
  sharedRecords.on('signings', async () => SHARED_SIGNINGS);
  sharedRecords.on('tokens', async () => SHARED_TOKENS);
  sharedRecords.on('due diligence', async () => SHARED_DILIGENCE);
  sharedRecords.on('suspicions', async () => SHARED_SUSPICIONS);
  sharedRecords.on('half-yearly reports', async () => SHARED_REPORTS);
  calendarRequested.on('dates of deals', listDealDates);
}
