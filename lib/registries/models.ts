import 'server-only';
import mongoose from 'mongoose';
import { syncIndexesOf } from '@/lib/platform/db/sync-indexes';
// each model registers itself; registries.test.ts compares this list with the files
import '@/models/accounts/certificate';
import '@/models/accounts/email-change';
import '@/models/accounts/number-release';
import '@/models/accounts/passkey';
import '@/models/accounts/phone-code';
import '@/models/accounts/second-factor';
import '@/models/alerts/alert-digest';
import '@/models/alerts/alert-subscriber';
import '@/models/alerts/listing-snapshot';
import '@/models/alerts/push-subscription';
import '@/models/alerts/saved-search';
import '@/models/alerts/search-alert';
import '@/models/brokers/letter-receiver';
import '@/models/brokers/owner-letter';
import '@/models/brokers/presence';
import '@/models/brokers/webhook';
import '@/models/brokers/webhook-delivery';
import '@/models/channels/broadcast';
import '@/models/channels/call';
import '@/models/channels/channel-message';
import '@/models/channels/channel-state';
import '@/models/channels/consent';
import '@/models/channels/cost-month';
import '@/models/channels/message-price';
import '@/models/channels/message-template';
import '@/models/channels/seen-event';
import '@/models/clients/client';
import '@/models/clients/client-match';
import '@/models/clients/requirement';
import '@/models/clients/tour';
import '@/models/compliance/advert-version';
import '@/models/compliance/grievance';
import '@/models/compliance/nominee';
import '@/models/compliance/published-number';
import '@/models/contacts/contact';
import '@/models/contacts/contact-merge';
import '@/models/contacts/contact-note';
import '@/models/contacts/contact-pair';
import '@/models/costs/rate';
import '@/models/deals/billing-profile';
import '@/models/deals/co-broking-offer';
import '@/models/deals/deal';
import '@/models/deals/deal-form';
import '@/models/deals/deal-token';
import '@/models/deals/firm-terms';
import '@/models/deals/introduction';
import '@/models/deals/invoice';
import '@/models/enquiries/answer-rules';
import '@/models/enquiries/answer-template';
import '@/models/enquiries/enquiry';
import '@/models/enquiries/lead';
import '@/models/enquiries/removed-enquiry';
import '@/models/imports/archive';
import '@/models/imports/import';
import '@/models/imports/import-memory';
import '@/models/imports/import-row';
import '@/models/listings/listing-draft';
import '@/models/listings/listing-question';
import '@/models/listings/property';
import '@/models/listings/unfinished-picture';
import '@/models/listings/uploaded-picture';
import '@/models/moderation/decision-reason';
import '@/models/moderation/report';
import '@/models/moderation/site-check';
import '@/models/office/saved-view';
import '@/models/office/staff-handover';
import '@/models/office/task';
import '@/models/places/place-edit';
import '@/models/places/place-use';
import '@/models/platform/api-call';
import '@/models/platform/api-token';
import '@/models/platform/audit-entry';
import '@/models/platform/bulk-change';
import '@/models/platform/bulk-change-item';
import '@/models/platform/challenge';
import '@/models/platform/counter';
import '@/models/platform/export-mark';
import '@/models/platform/installation-mark';
import '@/models/platform/invalidation-log';
import '@/models/platform/job';
import '@/models/platform/one-time-token';
import '@/models/platform/rate-limit';
import '@/models/platform/session';
import '@/models/platform/user';
import '@/models/settings/site-settings';
import '@/models/shortlists/shortlist';
import '@/models/teams/claim';
import '@/models/teams/role-change';
import '@/models/teams/team';
import '@/models/teams/team-invitation';
import '@/models/visitors/activity';
import '@/models/visitors/guest';
import '@/models/visitors/guest-day';
import '@/models/visitors/listing-day';
import '@/models/visitors/source-day';
import '@/models/visitors/visit-record';
import '@/models/visits/busy-time';
import '@/models/visits/calendar-feed';
import '@/models/visits/visit';

/** Collections of earlier versions that are no longer used and held nothing of lasting value. */
const RETIRED_COLLECTIONS = ['front_doors', 'bulkdecisions', 'bulkitems'];

/**
 * Creates every declared index and drops those no longer declared. Run once per start, before the site serves. `autoIndex` is off, so that no request ever pays
 * for an index build.
 */
export async function syncIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await syncIndexesOf(model);
  // dropping a missing collection does nothing
  for (const name of RETIRED_COLLECTIONS) await mongoose.connection.dropCollection(name);
}
