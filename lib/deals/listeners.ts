import 'server-only';
import { clientsRemoved } from '@/lib/clients/events';
import { homesLeft } from '@/lib/listings/events';
import { sharedRecords } from '@/lib/teams/events';
import { calendarRequested } from '@/lib/visits/calendar/events';
import { listDealDates, SHARED_DEALS } from './data';
import { SHARED_DILIGENCE, SHARED_SUSPICIONS } from './diligence/data';
import { forgetClients } from './erasure/mutations';
import { SHARED_FORMS } from './forms/data';
import { SHARED_INTRODUCTIONS } from './introductions/data';
import { SHARED_INVOICES } from './invoices/data';
import { forgetIntroduced, recordDepartures } from './ledger/mutations';
import { SHARED_OFFERS } from './offers/data';
import { SHARED_REPORTS } from './reports/data';
import { SHARED_SIGNINGS } from './signing/data';
import { SHARED_TOKENS } from './tokens/data';

export function registerDealListeners(): void {
  clientsRemoved.on('deals', forgetClients);
  clientsRemoved.on('introductions', forgetIntroduced);
  homesLeft.on('introductions', recordDepartures);
  sharedRecords.on('co-broking offers', async () => SHARED_OFFERS);
  for (const [i, side] of SHARED_INTRODUCTIONS.entries())
    sharedRecords.on(`introductions, side ${i + 1}`, async () => side);
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
