import 'server-only';
import type { Collection, Document } from 'mongodb';
import type { Model } from 'mongoose';
import { reservePropertyCodes } from '@/lib/listings/codes/mutations';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { CITIES } from '@/lib/places/rules';
import type { StoredImage } from '@/lib/platform/media/dto';
import { rebuildCounters } from '@/lib/visitors/analytics/mutations';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Task } from '@/models/office/task';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { Visit } from '@/models/visits/visit';
import { demoListings } from '@/packages/demo-data/src/listings';
import { demoContacts, demoUsers, ownersOf } from '@/packages/demo-data/src/people';
import type { Depicted } from '@/packages/demo-data/src/pictures';
import {
  demoEnquiries,
  demoGuests,
  demoVisitRecords,
  type ListingRef,
  type Visited,
} from '@/packages/demo-data/src/visitors';
import type { Role } from '@/packages/demo-data/src/vocabulary';
import { deleteInBulk, insertInBulk } from './bulk';
import { removeDemand } from './demand';
import { evidenceOf } from './evidence';
import { seedOffice } from './office';
import { seedReviews } from './reviews';
import {
  activityRow,
  contactRow,
  enquiryRow,
  guestRow,
  listingRow,
  userRow,
  visitRow,
  type Whose,
} from './rows';
import { demoTeam, removeDemoTeams } from './team';
import { removeVisitReleases } from './visits';
import { isLookedAt, seedWorkplace } from './workplace';

export type SeedProgress = { step: string; done: number; total: number };

export type SeedOptions = {
  listings: number;
  guests: number;
  activities: number;
  contacts: number;
  /** the same seed and `now` give the same rows */
  seed: string;
  now: Date;
  /** bcrypt hash per role, because all demo accounts of a role share a password, which is random per installation */
  passwordHashes: Record<Role, string>;
  /** pictures for the next listing, cover first; without it listings have none */
  pictures?: (listing: Depicted) => StoredImage[];
  onProgress?: (progress: SeedProgress) => void;
};

export const SEED_DEFAULTS = { listings: 600, guests: 80, activities: 1600, contacts: 300, seed: 'saptam' };

const VISIT_RECORDS = 40;
/** maximum listings that visits and enquiries refer to, to limit memory */
const MAX_REFS = 5_000;

export async function hasListings(): Promise<boolean> {
  return (await Property.exists({})) !== null;
}

function* map<T, U>(items: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of items) yield change(item);
}

/**
 * Replaces the demo rows (`demo: true`) with a new set and never touches rows that people made. Makes rows while earlier ones are written, so that a
 * million need only the memory of two batches. Returns the number of rows of each kind.
 */
export async function seedDemo(options: SeedOptions): Promise<Record<string, number>> {
  const { seed, now, listings, contacts, guests, activities, onProgress } = options;
  const refs: ListingRef[] = [];
  const visited: Visited = { listings: refs, cities: CITIES };
  const write = (step: string, model: unknown, rows: Iterable<Document>, total: number) => {
    onProgress?.({ step, done: 0, total });
    return insertInBulk((model as Model<never>).collection as unknown as Collection, rows, (done) =>
      onProgress?.({ step, done, total }),
    );
  };

  const makeCode = await reservePropertyCodes(listings);
  function* listingRows(owners: readonly string[], whose: (owner: string) => Whose) {
    for (const record of demoListings({ count: listings, now, seed, owners, cities: CITIES })) {
      if (refs.length < MAX_REFS && isPublicStatus(record.status))
        refs.push({ id: record.id, title: record.title, owner: record.owner });
      const images = options.pictures?.(record) ?? [];
      const row = listingRow(record, images, makeCode, whose(record.owner));
      yield isLookedAt(listings) ? Object.assign(row, evidenceOf(record)) : row;
    }
  }
  const activityRows: Document[] = [];
  function* guestRows() {
    for (const visitor of demoGuests(seed, now, { guests, activities }, visited)) {
      for (const activity of visitor.activities) activityRows.push(activityRow(activity));
      yield guestRow(visitor.guest);
    }
  }

  await removeDemo(onProgress);
  const written: Record<string, number> = {};
  const users = demoUsers(seed, now);
  const team = demoTeam(seed, isLookedAt(listings) ? users : []);
  const members = new Map(team.members.map(({ id, role }) => [id, { team: team.id, teamRole: role }]));
  const userRows = users.map((user) => ({
    ...userRow(user, options.passwordHashes[user.role]),
    ...members.get(user.id),
  }));
  written.users = await write('users', User, userRows, users.length);
  const owners = new Map<string, Whose>(
    users.map(({ id, role }) => [id, { role, team: members.get(id)?.team }] as const),
  );
  const whose = (id: string): Whose => owners.get(id) ?? { role: 'seller' };
  written.listings = await write('listings', Property, listingRows(ownersOf(users), whose), listings);
  await seedReviews();
  const contactRows = map(demoContacts(seed, now, contacts, CITIES), contactRow);
  written.contacts = await write('contacts', Contact, contactRows, contacts);
  written.guests = await write('guests', Guest, guestRows(), guests);
  written.activities = await write('activities', Activity, activityRows, activities);
  await rebuildCounters();
  if (isLookedAt(listings)) Object.assign(written, await seedWorkplace(users, team, now));
  const enquiries = Math.min(2_000, Math.round(listings * 0.25) + 10);
  const enquiryRows = map(demoEnquiries(seed, now, enquiries, refs), (record) =>
    enquiryRow(record, record.owner ? whose(record.owner).team : undefined),
  );
  written.enquiries = await write('enquiries', Enquiry, enquiryRows, enquiries);
  if (isLookedAt(listings)) Object.assign(written, await seedOffice(seed, now, options.passwordHashes.admin));
  const visitRows = map(demoVisitRecords(seed, now, VISIT_RECORDS, refs), visitRow);
  written.visits = await write('visit records', VisitRecord, visitRows, VISIT_RECORDS);
  return written;
}

/** Removes the set's views, which have no demo mark. */
async function removeDemoViews(): Promise<void> {
  let ids: unknown[] = [];
  const flush = async () => {
    const property = { $in: ids as never[] };
    await ListingDay.collection.deleteMany({ property });
    await SourceDay.collection.deleteMany({ property });
    ids = [];
  };
  for await (const { _id } of Property.collection.find({ demo: true }, { projection: { _id: 1 } }))
    if (ids.push(_id) >= 1000) await flush();
  await flush();
}

const DEMO_MODELS = [
  ...[Property, User, Contact, Guest, Activity, Enquiry, VisitRecord],
  ...[Client, Requirement, ClientMatch, Lead, Deal, Visit, Task, ContactNote],
];

async function removeDemo(onProgress?: (progress: SeedProgress) => void): Promise<void> {
  await removeDemoViews();
  await removeDemand();
  await removeDemoTeams();
  await removeVisitReleases();
  for (const model of DEMO_MODELS as unknown as Model<never>[]) {
    const total = await model.estimatedDocumentCount();
    const collection = model.collection as unknown as Collection;
    const step = `earlier ${model.collection.name} removed`;
    await deleteInBulk(collection, { demo: true }, (done) => onProgress?.({ step, done, total }));
  }
}
