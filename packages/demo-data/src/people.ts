import { DEPARTMENTS, FIRST_NAMES, JOB_TITLES, LAST_NAMES, ORGANISATIONS } from './names';
import { Random } from './random';
import { withoutUndefined } from './records';
import { type City, type Id, ROLES, type Role } from './vocabulary';

const DAY_MS = 86_400_000;

/** Email of one demo account per role, which cannot receive mail (RFC 2606). */
export const demoEmail = (role: Role) => `${role}@demo.example`;

const USER_COUNTS: Record<Role, number> = { admin: 1, validator: 2, seller: 26, broker: 12, buyer: 28 };

export type UserRecord = ReturnType<typeof userRecord>;

function fullName(random: Random) {
  const [first, gender] = random.pick(FIRST_NAMES);
  return { first, last: random.pick(LAST_NAMES), gender };
}

/** A number in a series of mobiles only, because other numbers beginning with 7 or 8 are landlines. */
const mobile = (random: Random) => `+919${random.pick([7, 8, 9])}${random.digits(9).slice(1)}`;

function userRecord(random: Random, role: Role, i: number, now: Date) {
  const { first, last } = fullName(random);
  const email = i === 0 ? demoEmail(role) : `${first}.${last}.${role[0]}${i}@demo.example`.toLowerCase();
  const createdAt = new Date(now.getTime() - random.int(185, 700) * DAY_MS);
  return {
    id: random.hex(24) as Id,
    name: `${first} ${last}`,
    email,
    phone: mobile(random),
    role,
    // people with listings have confirmed their email, because their listings would not be visible otherwise; so have demo accounts
    isVerified: random.chance(0.6) || role !== 'buyer' || i === 0,
    lastLoginAt: new Date(now.getTime() - random.int(1, 40 * 24) * 3_600_000),
    createdAt,
    // letter, district and six digits, as on a certificate; numbers from 900 000 on are unassigned
    ...(role === 'broker' && { reraAgentNumber: `A50500${900_101 + i * 37}` }),
  };
}

/** Accounts of every role. The first of a role has `demoEmail`. */
export function demoUsers(seed: string, now: Date): UserRecord[] {
  const random = new Random(`${seed}:users`);
  return ROLES.flatMap((role) =>
    Array.from({ length: USER_COUNTS[role] }, (_, i) => userRecord(random, role, i, now)),
  );
}

/** Possible owners of listings. The two accounts with printed credentials come first, so that their dashboards are full. */
export function ownersOf(users: readonly UserRecord[]): Id[] {
  const first = users.filter(
    (user) => user.email === demoEmail('seller') || user.email === demoEmail('broker'),
  );
  const others = users.filter(
    (user) => (user.role === 'seller' || user.role === 'broker') && !first.includes(user),
  );
  return [...first, ...others].map((user) => user.id);
}

function dayInYear(random: Random, firstYear: number, lastYear: number): Date {
  return new Date(Date.UTC(random.int(firstYear, lastYear), random.int(0, 11), random.int(1, 28)));
}

const NOTES = [
  'Prefers a call after six in the evening.',
  'Met at the property fair; looking for a 3 BHK near a school.',
  'Owns two plots on Katol Road, may sell one.',
  'Asks for quotations by e-mail, with GST shown apart.',
  'Reliable for urgent site work.',
  'Refers two or three families a year.',
];

export type ContactRecord = {
  id: Id;
  firstName: string;
  lastName: string;
  jobTitle?: string;
  mobilePhone?: string;
  emailAddress?: string;
  homePhone?: string;
  businessPhone?: string;
  birthday?: Date;
  anniversary?: Date;
  gender?: string;
  organization?: string;
  department?: string;
  notes?: string;
  homeCity: string;
  homeState: string;
  businessState?: string;
  createdAt: Date;
};

/** Entries of an address book, with as many blank fields as in a real one. */
export function* demoContacts(
  seed: string,
  now: Date,
  count: number,
  cities: readonly City[],
): Generator<ContactRecord> {
  const random = new Random(`${seed}:contacts`);
  const maybe = <T>(share: number, value: () => T): T | undefined =>
    random.chance(share) ? value() : undefined;
  for (let i = 0; i < count; i++) {
    const { first, last, gender } = fullName(random);
    const home = random.weighted(cities.map((city) => [city, city.slug === 'nagpur' ? 12 : 1.5] as const));
    const work = random.chance(0.8) ? home : random.pick(cities);
    const mobilePhone = maybe(0.95, () => mobile(random));
    const homePhone = maybe(0.3, () => `+91712${random.digits(7)}`);
    const businessPhone = maybe(0.5, () => `+91712${random.digits(7)}`);
    const createdAt = new Date(now.getTime() - random.int(1, 900) * DAY_MS);
    const record = {
      id: random.hex(24) as Id,
      firstName: first,
      lastName: last,
      jobTitle: maybe(0.88, () => random.pick(JOB_TITLES)),
      mobilePhone,
      emailAddress: maybe(0.8, () => `${first}.${last}${random.int(1, 99)}@mail.example`.toLowerCase()),
      homePhone,
      businessPhone,
      birthday: maybe(0.6, () => dayInYear(random, 1955, 2002)),
      anniversary: maybe(0.35, () => dayInYear(random, 1980, 2024)),
      gender: maybe(0.8, () => gender),
      organization: maybe(0.9, () => random.pick(ORGANISATIONS)),
      department: maybe(0.45, () => random.pick(DEPARTMENTS)),
      notes: maybe(0.3, () => random.pick(NOTES)),
      homeCity: home.name,
      homeState: home.state,
      businessState: maybe(0.85, () => work.state),
      createdAt,
    };
    yield withoutUndefined(record);
  }
}
