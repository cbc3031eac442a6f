import 'server-only';
import mongoose, { type Model } from 'mongoose';
import { syncIndexesOf } from '@/lib/platform/db/sync-indexes';
import { Certificate } from '@/models/accounts/certificate';
import { EmailChange } from '@/models/accounts/email-change';
import { NumberRelease } from '@/models/accounts/number-release';
import { Passkey } from '@/models/accounts/passkey';
import { PhoneCode } from '@/models/accounts/phone-code';
import { SecondFactor } from '@/models/accounts/second-factor';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { ListingSnapshot } from '@/models/alerts/listing-snapshot';
import { PushSubscription } from '@/models/alerts/push-subscription';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { LetterReceiver } from '@/models/brokers/letter-receiver';
import { OwnerLetter } from '@/models/brokers/owner-letter';
import { Presence } from '@/models/brokers/presence';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery } from '@/models/brokers/webhook-delivery';
import { Broadcast } from '@/models/channels/broadcast';
import { Call } from '@/models/channels/call';
import { ChannelMessage } from '@/models/channels/channel-message';
import { ChannelState } from '@/models/channels/channel-state';
import { Consent } from '@/models/channels/consent';
import { CostMonth } from '@/models/channels/cost-month';
import { MessagePrice } from '@/models/channels/message-price';
import { MessageTemplate } from '@/models/channels/message-template';
import { SeenEvent } from '@/models/channels/seen-event';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Tour } from '@/models/clients/tour';
import { AdvertVersion } from '@/models/compliance/advert-version';
import { Grievance } from '@/models/compliance/grievance';
import { LegalRule } from '@/models/compliance/legal-rule';
import { Nominee } from '@/models/compliance/nominee';
import { PublishedNumber } from '@/models/compliance/published-number';
import { Contact } from '@/models/contacts/contact';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { ContactNote } from '@/models/contacts/contact-note';
import { ContactPair } from '@/models/contacts/contact-pair';
import { Rate } from '@/models/costs/rate';
import { BillingProfile } from '@/models/deals/billing-profile';
import { CoBrokingOffer } from '@/models/deals/co-broking-offer';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { DealToken } from '@/models/deals/deal-token';
import { FirmTerms } from '@/models/deals/firm-terms';
import { Introduction } from '@/models/deals/introduction';
import { Invoice } from '@/models/deals/invoice';
import { AnswerRules } from '@/models/enquiries/answer-rules';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { RemovedEnquiry } from '@/models/enquiries/removed-enquiry';
import { Archive } from '@/models/imports/archive';
import { Import } from '@/models/imports/import';
import { ImportMemory } from '@/models/imports/import-memory';
import { ImportRow } from '@/models/imports/import-row';
import { ListingDraft } from '@/models/listings/listing-draft';
import { ListingQuestion } from '@/models/listings/listing-question';
import { Property } from '@/models/listings/property';
import { UnfinishedPicture } from '@/models/listings/unfinished-picture';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { BulkItem } from '@/models/moderation/bulk-item';
import { DecisionReason } from '@/models/moderation/decision-reason';
import { Report } from '@/models/moderation/report';
import { SiteCheck } from '@/models/moderation/site-check';
import { SavedView } from '@/models/office/saved-view';
import { StaffHandover } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import { PlaceEditModel } from '@/models/places/place-edit';
import { PlaceUse } from '@/models/places/place-use';
import { ApiCall } from '@/models/platform/api-call';
import { ApiToken } from '@/models/platform/api-token';
import { AuditEntry } from '@/models/platform/audit-entry';
import { BulkChange } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { Challenge } from '@/models/platform/challenge';
import { Counter } from '@/models/platform/counter';
import { ExportMark } from '@/models/platform/export-mark';
import { InstallationMark } from '@/models/platform/installation-mark';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { JobModel } from '@/models/platform/job';
import { OneTimeToken } from '@/models/platform/one-time-token';
import { RateLimit } from '@/models/platform/rate-limit';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { SiteSettings } from '@/models/settings/site-settings';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Claim } from '@/models/teams/claim';
import { RoleChange } from '@/models/teams/role-change';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { BusyTime } from '@/models/visits/busy-time';
import { CalendarFeed } from '@/models/visits/calendar-feed';
import { Visit } from '@/models/visits/visit';

const MODELS = [
  CoBrokingOffer,
  FirmTerms,
  Introduction,
  Activity,
  AdvertVersion,
  AlertDigest,
  AlertSubscriber,
  AnswerRules,
  AnswerTemplate,
  Archive,
  ApiCall,
  ApiToken,
  AuditEntry,
  BillingProfile,
  Broadcast,
  BulkChange,
  BulkChangeItem,
  BulkDecision,
  BulkItem,
  BusyTime,
  CalendarFeed,
  Call,
  Certificate,
  Challenge,
  ChannelMessage,
  ChannelState,
  Claim,
  Client,
  ClientMatch,
  Tour,
  Consent,
  Contact,
  ContactMerge,
  ContactNote,
  ContactPair,
  CostMonth,
  Counter,
  Deal,
  DealForm,
  DealToken,
  EmailChange,
  Enquiry,
  Grievance,
  Guest,
  GuestDay,
  Import,
  ImportMemory,
  ImportRow,
  InstallationMark,
  InvalidationLog,
  Invoice,
  JobModel,
  Lead,
  LegalRule,
  ListingDay,
  ListingDraft,
  ListingQuestion,
  ListingSnapshot,
  MessagePrice,
  MessageTemplate,
  Nominee,
  NumberRelease,
  OneTimeToken,
  Passkey,
  PhoneCode,
  PlaceEditModel,
  PlaceUse,
  Presence,
  Property,
  PublishedNumber,
  PushSubscription,
  Rate,
  ExportMark,
  RateLimit,
  RemovedEnquiry,
  DecisionReason,
  Report,
  SiteCheck,
  Requirement,
  RoleChange,
  SavedSearch,
  SearchAlert,
  SecondFactor,
  SeenEvent,
  Session,
  Shortlist,
  SiteSettings,
  SourceDay,
  SavedView,
  StaffHandover,
  Task,
  Team,
  TeamInvitation,
  UnfinishedPicture,
  UploadedPicture,
  User,
  Visit,
  VisitRecord,
  LetterReceiver,
  OwnerLetter,
  Webhook,
  WebhookDelivery,
];

/** Collections of earlier versions that are no longer used and held nothing of lasting value. */
const RETIRED_COLLECTIONS = ['front_doors'];

/**
 * Creates every declared index and drops those no longer declared. Run once per start, before the site serves: `autoIndex` is
 * off, so that no request ever pays for an index build.
 */
export async function syncIndexes(): Promise<void> {
  for (const model of MODELS) await syncIndexesOf(model as Model<unknown>);
  // dropping a missing collection does nothing
  for (const name of RETIRED_COLLECTIONS) await mongoose.connection.dropCollection(name);
}
