import 'server-only';
import { registerAlertListeners } from '@/lib/alerts/listeners';
import { registerWebhookListeners } from '@/lib/brokers/webhooks/listeners';
import { registerChannelListeners } from '@/lib/channels/listeners';
import { registerClientListeners } from '@/lib/clients/listeners';
import { registerComplianceListeners } from '@/lib/compliance/listeners';
import { registerContactListeners } from '@/lib/contacts/listeners';
import { registerDealListeners } from '@/lib/deals/listeners';
import { registerEnquiryListeners } from '@/lib/enquiries/listeners';
import { registerImportListeners } from '@/lib/imports/listeners';
import { registerListingListeners } from '@/lib/listings/listeners';
import { registerModerationListeners } from '@/lib/moderation/listeners';
import { registerOfficeListeners } from '@/lib/office/listeners';
import { registerPrintListeners } from '@/lib/prints/listeners';
import { registerShortlistListeners } from '@/lib/shortlists/listeners';
import { registerVisitorListeners } from '@/lib/visitors/listeners';
import { registerVisitListeners } from '@/lib/visits/listeners';

/**
 * Connects the areas that listen to another area's events, lowest floor first, because listeners run in the order of their registration. Called at process
 * start, and by test/db.ts. Each listener imports what it calls when its event is raised, so that a test or script loads only the areas it uses.
 */
export function registerListeners(): void {
  registerContactListeners();
  registerListingListeners();
  registerVisitorListeners();
  registerShortlistListeners();
  registerPrintListeners();
  registerModerationListeners();
  registerVisitListeners();
  registerAlertListeners();
  registerEnquiryListeners();
  registerChannelListeners();
  registerWebhookListeners();
  registerImportListeners();
  registerClientListeners();
  registerComplianceListeners();
  registerDealListeners();
  registerOfficeListeners();
}
