import { FIRST_NAMES, LAST_NAMES } from './names';
import { Random } from './random';
import { type City, ENQUIRY_STATUSES, type EnquiryStatus, type Id, type VisitorAction } from './vocabulary';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Visible listings of this set, as visits and enquiries refer to them. */
export type ListingRef = { id: Id; title: string; owner: Id };

/** Listings that visitors look at. */
export type Visited = { listings: readonly ListingRef[]; cities: readonly City[] };

const USER_AGENTS: readonly (readonly [string, number])[] = [
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    50,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    22,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    16,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 9],
  ['PostmanRuntime/7.49.1', 3],
];

const SERVICES = ['aashray', 'vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'];

const MESSAGES = [
  'Is this still available? We would like to visit on Saturday with my parents.',
  'Please share the carpet area certificate and the latest society dues.',
  'What is the last price, and is parking included?',
  'We are a family of four shifting to the city next month. Can we see it this week?',
  'Is a home loan from a nationalised bank possible on this property?',
  'Kindly send more photographs of the kitchen and the view from the balcony.',
  'I am calling for my brother who lives abroad. Could you do a video visit?',
  'Does the building have water through the summer? We had trouble in our present flat.',
];

export type GuestRecord = {
  id: Id;
  guestID: string;
  name?: string;
  userAgent: string;
  deviceFingerprint: string;
  ip: string;
  createdAt: Date;
  lastActive: Date;
  activityCount: number;
};

export type ActivityRecord = {
  id: Id;
  guestID: string;
  action: VisitorAction;
  metadata: Record<string, string>;
  userAgent: string;
  ip: string;
  timestamp: Date;
};

/** An address in 203.0.113.0/24 or 198.51.100.0/24, which are reserved for documentation (RFC 5737), so that no real visitor is named. */
function drawIp(random: Random): string {
  return `${random.pick(['203.0.113', '198.51.100'])}.${random.int(1, 254)}`;
}

type Step = Pick<ActivityRecord, 'action' | 'metadata'>;

function drawStep(random: Random, { listings, cities }: Visited): Step {
  const listing = random.pick(listings);
  const page = `/properties/${listing.id}`;
  const city = random.pick(cities);
  const place = random.pick(city.localities).name;
  return random.weighted<() => Step>([
    [() => ({ action: 'page_view', metadata: { page } }), 46],
    [
      () => ({
        action: 'page_view',
        metadata: {
          page: random.pick([
            '/',
            '/properties',
            `/buy/${city.slug}`,
            '/services',
            `/services/${random.pick(SERVICES)}`,
            '/contactform',
          ]),
        },
      }),
      24,
    ],
    [() => ({ action: 'product_view', metadata: { page, title: listing.title } }), 12],
    [
      () => ({
        action: 'search',
        metadata: {
          page: '/properties',
          query: random.pick([
            `2 bhk ${place}`,
            `${place} plot`,
            `flat ${city.name}`,
            `3 bhk ${place}`,
            'orange orchard',
          ]),
        },
      }),
      12,
    ],
    [
      () => ({
        action: 'button_click',
        metadata: { page, button: random.pick(['Call Now', 'Enquire Now', 'Share']) },
      }),
      5,
    ],
    [() => ({ action: 'form_submit', metadata: { page, form: 'enquiry' } }), 1],
  ])();
}

/** A guest and the activities of one to four visits within the last thirty days. About one in five visited today. */
function drawGuest(random: Random, now: Date, steps: number, visited: Visited) {
  const guestID = `guest_${random.hex(20)}`;
  const named = random.chance(0.55) ? `${random.pick(FIRST_NAMES)[0]} ${random.pick(LAST_NAMES)}` : undefined;
  const userAgent = random.weighted(USER_AGENTS);
  const ip = drawIp(random);
  const last =
    now.getTime() -
    (random.chance(0.2) ? random.between(1, 1_400) * MINUTE_MS : random.between(1, 30) * DAY_MS);
  const visits = Math.min(steps, random.int(1, 4));
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    let at = last - (visit === 0 ? 0 : random.between(0.5, 9) * DAY_MS * visit);
    for (let i = visit; i < steps; i += visits) {
      times.push(Math.max(at, now.getTime() - 30 * DAY_MS));
      at -= random.between(0.3, 4) * MINUTE_MS;
    }
  }
  times.sort((a, b) => a - b);
  const activities: ActivityRecord[] = times.map((time) => ({
    id: random.hex(24),
    guestID,
    ...drawStep(random, visited),
    userAgent,
    ip,
    timestamp: new Date(Math.round(time)),
  }));
  const first = times[0] ?? last;
  const guest: GuestRecord = {
    id: random.hex(24),
    guestID,
    ...(named ? { name: named } : {}),
    userAgent,
    deviceFingerprint: random.hex(32),
    ip,
    createdAt: new Date(Math.round(first - 5_000)),
    lastActive: new Date(Math.round(last)),
    activityCount: activities.length,
  };
  return { guest, activities };
}

/** `guests` visitors whose activities add up to exactly `activities`, distributed unevenly as in reality. */
export function* demoGuests(
  seed: string,
  now: Date,
  counts: { guests: number; activities: number },
  visited: Visited,
) {
  const random = new Random(`${seed}:guests`);
  let left = counts.activities;
  for (let i = 0; i < counts.guests; i++) {
    const fair = left / (counts.guests - i);
    const steps =
      i === counts.guests - 1
        ? left
        : Math.min(left, Math.max(0, Math.round(fair * random.between(0.3, 1.7))));
    left -= steps;
    yield drawGuest(random, now, visited.listings.length > 0 ? steps : 0, visited);
  }
}

export type EnquiryRecord = {
  id: Id;
  name: string;
  email: string;
  phone: string;
  message: string;
  /** The listing of the enquiry, unless it is about a service line. */
  property?: Id;
  propertyTitle?: string;
  owner?: Id;
  serviceLine?: string;
  status: EnquiryStatus;
  firstAnsweredAt?: Date;
  /** Time of a planned visit. */
  nextAt?: Date;
  createdAt: Date;
  updatedAt: Date;
};

/** 11 am in India, one to five days ahead. */
const visitAt = (now: Date, i: number) =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + (1 + (i % 5)) * DAY_MS + 330 * MINUTE_MS);

export function* demoEnquiries(
  seed: string,
  now: Date,
  count: number,
  listings: readonly ListingRef[],
): Generator<EnquiryRecord> {
  const random = new Random(`${seed}:enquiries`);
  for (let i = 0; i < count; i++) {
    const first = random.pick(FIRST_NAMES)[0];
    const last = random.pick(LAST_NAMES);
    const createdAt = new Date(now.getTime() - Math.round(random.float() ** 1.6 * 60 * DAY_MS) - MINUTE_MS);
    const status = random.weighted(
      ENQUIRY_STATUSES.map(
        (value) => [value, value === 'new' ? 5 : value === 'contacted' ? 4 : 1.5] as const,
      ),
    );
    const listing = listings.length > 0 && random.chance(0.85) ? random.pick(listings) : undefined;
    const answered =
      status === 'new'
        ? undefined
        : new Date(Math.min(now.getTime(), createdAt.getTime() + random.int(10, 2_000) * MINUTE_MS));
    const id = random.hex(24) as Id;
    const email = `${first}.${last}${random.int(1, 999)}@mail.example`.toLowerCase();
    const phone = `+91${random.pick([7, 8, 9])}${random.digits(9)}`;
    yield {
      id,
      name: `${first} ${last}`,
      email,
      phone,
      message: random.pick(MESSAGES),
      ...(listing
        ? { property: listing.id, propertyTitle: listing.title, owner: listing.owner }
        : { serviceLine: random.pick(SERVICES) }),
      status,
      ...(answered ? { firstAnsweredAt: answered } : {}),
      ...(status === 'visit planned' ? { nextAt: visitAt(now, i) } : {}),
      createdAt,
      updatedAt: answered ?? createdAt,
    };
  }
}

/** A person who left an email, with the pages visited before. */
export type VisitedPagesRecord = { id: Id; email: string; visitedPages: string[]; createdAt: Date };

export function* demoVisitRecords(
  seed: string,
  now: Date,
  count: number,
  listings: readonly ListingRef[],
): Generator<VisitedPagesRecord> {
  const random = new Random(`${seed}:visits`);
  for (let i = 0; i < count; i++) {
    const pages = Array.from(
      { length: listings.length > 0 ? random.int(1, 5) : 0 },
      () => `/properties/${random.pick(listings).id}`,
    );
    const id = random.hex(24) as Id;
    const email =
      `${random.pick(FIRST_NAMES)[0]}.${random.pick(LAST_NAMES)}${random.int(1, 999)}@mail.example`.toLowerCase();
    yield {
      id,
      email,
      visitedPages: ['/', ...pages],
      createdAt: new Date(now.getTime() - Math.round(random.float() * 45 * DAY_MS)),
    };
  }
}
