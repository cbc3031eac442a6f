import 'server-only';
import { listenToRequirements } from '@/lib/client-match/events';
import { listenToReplies } from '@/lib/client-shortlist/events';
import { listenToContacts } from '@/lib/contact-duplicates/events';
import { listenToClients } from '@/lib/deal-erasure/events';
import { listenToLocalities } from '@/lib/gazetteer/events';
import { listenToSources } from '@/lib/lead-source/events';
import { listenToListings } from '@/lib/listing-duplicates/events';
import { keepPrintsCurrent } from '@/lib/listing-print/events';
import { listenToAccounts } from '@/lib/publish-gate/events';
import { listenToAlerts } from '@/lib/push/events';
import { listenToConfirmations } from '@/lib/saved-search/events';

/** Connects the domains that listen to another's events. Called at the start of a process, and by lib/testing/db.ts. */
export function registerListeners(): void {
  listenToContacts();
  listenToClients();
  listenToListings();
  listenToLocalities();
  keepPrintsCurrent();
  listenToAccounts();
  listenToConfirmations();
  listenToAlerts();
  listenToRequirements();
  listenToReplies();
  listenToSources();
}
