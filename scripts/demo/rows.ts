import 'server-only';
import { Types } from 'mongoose';
import { contactKeys, contactNameKey, contactTerms, senderKeys } from '@/lib/contacts/rules';
import type { EnquiryStatus } from '@/lib/enquiries/constants';
import { enquiryDueAt, enquiryTerms } from '@/lib/enquiries/rules';
import type {
  Amenity,
  Category,
  Facing,
  Furnishing,
  ListingType,
  Possession,
  PropertyStatus,
  SubType,
} from '@/lib/listings/fields/vocabulary';
import { confirmation } from '@/lib/listings/freshness/rules';
import { lifecycleFor, storedState } from '@/lib/listings/lifecycle';
import type { UserRole } from '@/lib/platform/auth/roles';
import type { SpokenLanguage } from '@/lib/platform/language/constants';
import type { StoredImage } from '@/lib/platform/media/dto';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { EXIT_TEXT } from '@/lib/settings/constants';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { termsOfGuest } from '@/lib/visitors/guests/rules';
import type { Kind } from '@/packages/demo-data/src/facts/types';
import type { ListingRecord } from '@/packages/demo-data/src/listings';
import type { ContactRecord, UserRecord } from '@/packages/demo-data/src/people';
import type {
  ActivityRecord,
  EnquiryRecord,
  GuestRecord,
  VisitedPagesRecord,
} from '@/packages/demo-data/src/visitors';

/**
 * Turns the package's records into rows without mongoose's casting: ids as ObjectIds, and derived fields (search terms, matching keys) from the product's
 * own functions. Fails to compile if the package uses a word that the product does not know.
 */
const written = { demo: true as const, __v: 0 };

type KnownListing = {
  category: Category;
  type: ListingType;
  status: PropertyStatus;
  amenities: Amenity[];
  facing?: Facing;
  furnishing?: Furnishing;
  possession?: Possession;
};

/** The demo set's kinds that a listing can have as its sub-type. */
const SUB_TYPES: Partial<Record<Kind, SubType>> = {
  flat: 'flat',
  penthouse: 'penthouse',
  shop: 'shop',
  office: 'office',
  villa: 'villa',
  warehouse: 'warehouse',
  'factory shed': 'shed',
  farmland: 'farmland',
  'orange orchard': 'orchard',
};

/** The owner of a listing, by role and team. */
export type Whose = { role: string; team?: Types.ObjectId | undefined };

export function listingRow(
  record: ListingRecord & KnownListing,
  images: StoredImage[],
  makeCode: (citySlug: string) => string,
  { role, team }: Whose = { role: 'seller' },
) {
  const row = { _id: new Types.ObjectId(record.id) } as Omit<
    typeof record,
    'id' | 'kind' | 'owner' | 'verifiedAt'
  > & {
    _id: Types.ObjectId;
  };
  // a spread without some fields takes five times as long as this loop
  for (const key in record)
    if (key !== 'id' && key !== 'kind' && key !== 'owner' && key !== 'verifiedAt')
      (row as Record<string, unknown>)[key] = record[key as keyof typeof record];
  const subType = SUB_TYPES[record.kind];
  return Object.assign(
    row,
    storedState(lifecycleFor(record.status, record.verifiedAt)),
    {
      placePrecision: 'exact' as const,
      propertyCode: makeCode(record.citySlug),
      images,
      videos: [],
      owner: new Types.ObjectId(record.owner),
    },
    subType && { subType },
    team && { team },
    confirmation(role, record.confirmedAt),
    written,
  );
}

/** All people of the set speak Marathi and Hindi, as in Nagpur, and two in three, by their id, English. */
const spokenBy = (id: string): SpokenLanguage[] =>
  Number.parseInt(id.slice(-2), 16) % 3 === 0 ? ['mr', 'hi'] : ['en', 'mr', 'hi'];

export function userRow(record: UserRecord & { role: UserRole }, passwordHash: string) {
  const { id, ...person } = record;
  return {
    _id: new Types.ObjectId(id),
    ...person,
    emailKey: person.email.toLowerCase(),
    terms: partFoldsOf(person.name),
    passwordHash,
    languages: spokenBy(id),
    adultStatedAt: person.createdAt,
    documents: [],
    recordActivity: true,
    updatedAt: person.createdAt,
    ...written,
  };
}

export function contactRow(record: ContactRecord) {
  const { id, ...person } = record;
  return {
    _id: new Types.ObjectId(id),
    ...person,
    nameKey: contactNameKey(person),
    terms: contactTerms(person),
    matchKeys: contactKeys(person),
    updatedAt: person.createdAt,
    ...written,
  };
}

export function guestRow({ id, ...guest }: GuestRecord) {
  return {
    _id: new Types.ObjectId(id),
    ...guest,
    ...(guest.name && { nameKey: guest.name.toLowerCase() }),
    terms: termsOfGuest(guest.guestID, guest.name),
    recordActivity: true,
    ...written,
  };
}

export function activityRow({ id, ...activity }: ActivityRecord & { action: ActivityAction }) {
  return { _id: new Types.ObjectId(id), ...activity, ...written };
}

export function enquiryRow(record: EnquiryRecord & { status: EnquiryStatus }, team?: Types.ObjectId) {
  const { id, property, owner, ...enquiry } = record;
  return {
    _id: new Types.ObjectId(id),
    ...enquiry,
    ...(property && { property: new Types.ObjectId(property) }),
    ...(owner && { owner: new Types.ObjectId(owner) }),
    ...(team && { team }),
    matchKeys: senderKeys(enquiry),
    terms: enquiryTerms(enquiry),
    dueAt: enquiryDueAt(enquiry),
    ...written,
  };
}

export function visitRow({ id, ...visit }: VisitedPagesRecord) {
  const consent = { consent: EXIT_TEXT };
  return { _id: new Types.ObjectId(id), ...visit, ...consent, matchKeys: senderKeys(visit), ...written };
}
