import 'server-only';
import mongoose from 'mongoose';
import { Activity } from '@/models/activity';
import { AlertDigest } from '@/models/alert-digest';
import { AlertSubscriber } from '@/models/alert-subscriber';
import { AnswerTemplate } from '@/models/answer-template';
import { AuditEntry } from '@/models/audit-entry';
import { BulkDecision } from '@/models/bulk-decision';
import { BusyTime } from '@/models/busy-time';
import { CalendarFeed } from '@/models/calendar-feed';
import { Challenge } from '@/models/challenge';
import { Client } from '@/models/client';
import { ClientMatch } from '@/models/client-match';
import { Contact } from '@/models/contact';
import { ContactChange } from '@/models/contact-change';
import { ContactMerge } from '@/models/contact-merge';
import { ContactNote } from '@/models/contact-note';
import { ContactPair } from '@/models/contact-pair';
import { Counter } from '@/models/counter';
import { Deal } from '@/models/deal';
import { EmailChange } from '@/models/email-change';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { GuestDay } from '@/models/guest-day';
import { Import } from '@/models/import';
import { ImportRow } from '@/models/import-row';
import { InvalidationLog } from '@/models/invalidation-log';
import { JobModel } from '@/models/job';
import { Lead } from '@/models/lead';
import { ListingDay } from '@/models/listing-day';
import { ListingDraft } from '@/models/listing-draft';
import { ListingQuestion } from '@/models/listing-question';
import { ListingSnapshot } from '@/models/listing-snapshot';
import { NumberRelease } from '@/models/number-release';
import { OneTimeToken } from '@/models/one-time-token';
import { Passkey } from '@/models/passkey';
import { PhoneCode } from '@/models/phone-code';
import { PlaceEditModel } from '@/models/place-edit';
import { PlaceUse } from '@/models/place-use';
import { Property } from '@/models/property';
import { PushSubscription } from '@/models/push-subscription';
import { Rate } from '@/models/rate';
import { RateLimit } from '@/models/rate-limit';
import { RemovedEnquiry } from '@/models/removed-enquiry';
import { Report } from '@/models/report';
import { Requirement } from '@/models/requirement';
import { RoleChange } from '@/models/role-change';
import { SavedSearch } from '@/models/saved-search';
import { SearchAlert } from '@/models/search-alert';
import { SecondFactor } from '@/models/second-factor';
import { Session } from '@/models/session';
import { Shortlist } from '@/models/shortlist';
import { SiteSettings } from '@/models/site-settings';
import { SourceDay } from '@/models/source-day';
import { Task } from '@/models/task';
import { Team } from '@/models/team';
import { TeamInvitation } from '@/models/team-invitation';
import { UnfinishedPicture } from '@/models/unfinished-picture';
import { UploadedPicture } from '@/models/uploaded-picture';
import { User } from '@/models/user';
import { Visit } from '@/models/visit';
import { VisitRecord } from '@/models/visit-record';

const MODELS = [
  Activity,
  AlertDigest,
  AlertSubscriber,
  AnswerTemplate,
  AuditEntry,
  BulkDecision,
  BusyTime,
  CalendarFeed,
  Challenge,
  Client,
  ClientMatch,
  Contact,
  ContactChange,
  ContactMerge,
  ContactNote,
  ContactPair,
  Counter,
  Deal,
  EmailChange,
  Enquiry,
  Guest,
  GuestDay,
  Import,
  ImportRow,
  InvalidationLog,
  JobModel,
  Lead,
  ListingDay,
  ListingDraft,
  ListingQuestion,
  ListingSnapshot,
  NumberRelease,
  OneTimeToken,
  Passkey,
  PhoneCode,
  PlaceEditModel,
  PlaceUse,
  Property,
  PushSubscription,
  Rate,
  RateLimit,
  RemovedEnquiry,
  Report,
  Requirement,
  RoleChange,
  SavedSearch,
  SearchAlert,
  SecondFactor,
  Session,
  Shortlist,
  SiteSettings,
  SourceDay,
  Task,
  Team,
  TeamInvitation,
  UnfinishedPicture,
  UploadedPicture,
  User,
  Visit,
  VisitRecord,
];

/** Collections of earlier versions that nothing uses any more and that held nothing of lasting value. */
const RETIRED_COLLECTIONS = ['front_doors'];

/**
 * Makes every declared index and drops those that are no longer declared. Run once per start, before the site
 * serves: `autoIndex` is off, so that no request ever pays for an index build.
 */
export async function syncIndexes(): Promise<void> {
  for (const model of MODELS) {
    await model.createCollection();
    await model.syncIndexes();
  }
  // dropping a collection that does not exist does nothing
  for (const name of RETIRED_COLLECTIONS) await mongoose.connection.dropCollection(name);
}
