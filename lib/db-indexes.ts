import 'server-only';
import mongoose from 'mongoose';
import { Activity } from '@/models/activity';
import { AuditEntry } from '@/models/audit-entry';
import { BulkDecision } from '@/models/bulk-decision';
import { Contact } from '@/models/contact';
import { ContactMerge } from '@/models/contact-merge';
import { ContactPair } from '@/models/contact-pair';
import { Counter } from '@/models/counter';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { GuestDay } from '@/models/guest-day';
import { Import } from '@/models/import';
import { ImportRow } from '@/models/import-row';
import { InvalidationLog } from '@/models/invalidation-log';
import { JobModel } from '@/models/job';
import { ListingDay } from '@/models/listing-day';
import { ListingQuestion } from '@/models/listing-question';

import { NumberRelease } from '@/models/number-release';
import { OneTimeToken } from '@/models/one-time-token';
import { PlaceEditModel } from '@/models/place-edit';
import { PlaceUse } from '@/models/place-use';
import { Property } from '@/models/property';
import { Rate } from '@/models/rate';
import { RateLimit } from '@/models/rate-limit';
import { Report } from '@/models/report';
import { Session } from '@/models/session';
import { SiteSettings } from '@/models/site-settings';
import { UnfinishedPicture } from '@/models/unfinished-picture';
import { UploadedPicture } from '@/models/uploaded-picture';
import { User } from '@/models/user';
import { VisitRecord } from '@/models/visit-record';

const MODELS = [
  Activity,
  AuditEntry,
  BulkDecision,
  Contact,
  ContactMerge,
  ContactPair,
  Counter,
  Enquiry,
  Guest,
  GuestDay,
  Import,
  ImportRow,
  InvalidationLog,
  JobModel,
  ListingDay,

  ListingQuestion,
  NumberRelease,
  OneTimeToken,
  PlaceEditModel,
  PlaceUse,
  Property,
  Rate,
  RateLimit,
  Report,
  Session,
  SiteSettings,
  UnfinishedPicture,
  UploadedPicture,
  User,
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
