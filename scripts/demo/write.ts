import 'server-only';
import type { Collection, Document } from 'mongodb';
import type { Model } from 'mongoose';
import { rebuildFigures } from '@/lib/activity/rebuild';
import type { StoredImage } from '@/lib/media/types';
import { type PropertyStatus, PUBLIC_STATUSES } from '@/lib/property/constants';
import { Activity } from '@/models/activity';
import { Contact } from '@/models/contact';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import { VisitRecord } from '@/models/visit-record';
import type { Kind } from '../../packages/demo-data/src/facts/types';
import { demoListings } from '../../packages/demo-data/src/listings';
import { demoContacts, demoUsers, ownersOf, type PasswordHashes } from '../../packages/demo-data/src/people';
import {
  demoEnquiries,
  demoGuests,
  demoVisitRecords,
  type ListingRef,
} from '../../packages/demo-data/src/visitors';
import { seedReviews } from './reviews';

export type SeedProgress = { step: string; done: number; total: number };

export type SeedOptions = {
  listings: number;
  guests: number;
  activities: number;
  contacts: number;
  /** the same seed and `now` give the same rows */
  seed: string;
  now: Date;
  passwordHashes: PasswordHashes;
  /** pictures for the next listing of a kind, cover first; without it listings have none */
  pictures?: (kind: Kind) => StoredImage[];
  onProgress?: (progress: SeedProgress) => void;
};

export const SEED_DEFAULTS = { listings: 600, guests: 80, activities: 1600, contacts: 300, seed: 'saptam' };

const BATCH = 1_000;
/** how many listings trails and enquiries may point at; more would only cost memory */
const MAX_REFS = 5_000;

const isPublic = (status: PropertyStatus) => (PUBLIC_STATUSES as readonly PropertyStatus[]).includes(status);

export async function hasListings(): Promise<boolean> {
  return (await Property.exists({})) !== null;
}

/**
 * Replaces the demo rows (`demo: true`) by a fresh set; rows that people made are never touched. Prepared documents go
 * straight to the driver in batches: casting 100 000 rows through mongoose costs more than writing them.
 * Answers how many rows of each kind now exist.
 */
export async function seedDemo(options: SeedOptions): Promise<Record<string, number>> {
  const { seed, now, listings, contacts, guests, activities, onProgress } = options;
  await removeDemo();
  const users = demoUsers(seed, now, options.passwordHashes);
  const refs: ListingRef[] = [];
  const write = <T extends Document>(
    step: string,
    model: Model<never>,
    rows: Iterable<T>,
    total: number,
    seen?: (row: T) => void,
  ) =>
    writeAll(
      model.collection as unknown as Collection,
      rows,
      (row: T) => seen?.(row),
      (done) => onProgress?.({ step, done, total }),
    );
  const as = (model: unknown) => model as Model<never>;

  const written: Record<string, number> = {};
  written.users = await write('users', as(User), users, users.length);
  const rows = demoListings({
    count: listings,
    now,
    seed,
    owners: ownersOf(users),
    pictures: options.pictures,
  });
  written.listings = await write('listings', as(Property), rows, listings, (row) => {
    if (refs.length < MAX_REFS && isPublic(row.status))
      refs.push({ _id: row._id, title: row.title, owner: row.owner });
  });
  await seedReviews();
  written.contacts = await write('contacts', as(Contact), demoContacts(seed, now, contacts), contacts);
  const trails = { activities: [] as Document[] };
  written.guests = await write('guests', as(Guest), guestRows(options, refs, trails.activities), guests);
  written.activities = await write('activities', as(Activity), trails.activities, activities);
  await rebuildFigures();
  const enquiryCount = Math.min(2_000, Math.round(listings * 0.25) + 10);
  written.enquiries = await write(
    'enquiries',
    as(Enquiry),
    demoEnquiries(seed, now, enquiryCount, refs),
    enquiryCount,
  );
  written.visits = await write('visit records', as(VisitRecord), demoVisitRecords(seed, now, 40, refs), 40);
  return written;
}

function* guestRows(options: SeedOptions, refs: readonly ListingRef[], activities: Document[]) {
  for (const trail of demoGuests(options.seed, options.now, options, refs)) {
    for (const activity of trail.activities) activities.push(activity);
    yield trail.guest;
  }
}

export async function removeDemo(): Promise<void> {
  for (const model of [Property, User, Contact, Guest, Activity, Enquiry, VisitRecord])
    await model.collection.deleteMany({ demo: true });
}

async function writeAll<T extends Document>(
  collection: Collection,
  rows: Iterable<T>,
  seen: (row: T) => void,
  progress: (done: number) => void,
): Promise<number> {
  let done = 0;
  let batch: T[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await collection.insertMany(batch, { ordered: false });
    done += batch.length;
    batch = [];
    progress(done);
  };
  for (const row of rows) {
    seen(row);
    batch.push(row);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return done;
}
