import { Types } from 'mongoose';
import { contactKeys } from '@/lib/contact/keys';
import { contactTerms } from '@/lib/contact/terms';
import { CITIES } from '@/lib/place/places';
import { USER_ROLES, type UserRole } from '@/lib/user/constants';
import { demoEmail } from '../../../scripts/demo/sign-ins';
import { DEPARTMENTS, FIRST_NAMES, JOB_TITLES, LAST_NAMES, ORGANISATIONS } from './names';
import { Random } from './random';

const DAY_MS = 86_400_000;

/** bcrypt hash per role: all demo accounts of one role share its password, which is random per installation. */
export type PasswordHashes = Record<UserRole, string>;

const USER_COUNTS: Record<UserRole, number> = { admin: 1, validator: 2, seller: 26, broker: 12, buyer: 28 };

export type DemoUser = ReturnType<typeof userRow>;

function fullName(random: Random) {
  const [first, gender] = random.pick(FIRST_NAMES);
  return { first, last: random.pick(LAST_NAMES), gender };
}

const mobile = (random: Random) => `+91${random.pick([7, 8, 9])}${random.digits(9)}`;

function userRow(random: Random, role: UserRole, i: number, passwordHash: string, now: Date) {
  const { first, last } = fullName(random);
  const email = i === 0 ? demoEmail(role) : `${first}.${last}.${role[0]}${i}@demo.example`.toLowerCase();
  const createdAt = new Date(now.getTime() - random.int(185, 700) * DAY_MS);
  return {
    _id: new Types.ObjectId(random.hex(24)),
    name: `${first} ${last}`,
    email,
    emailKey: email.toLowerCase(),
    phone: mobile(random),
    role,
    passwordHash,
    isVerified: role === 'admin' || role === 'validator' || random.chance(0.6),
    documents: [],
    recordActivity: true,
    lastLoginAt: new Date(now.getTime() - random.int(1, 40 * 24) * 3_600_000),
    demo: true as const,
    createdAt,
    updatedAt: createdAt,
    __v: 0,
  };
}

export function demoUsers(seed: string, now: Date, hashes: PasswordHashes): DemoUser[] {
  const random = new Random(`${seed}:users`);
  return USER_ROLES.flatMap((role) =>
    Array.from({ length: USER_COUNTS[role] }, (_, i) => userRow(random, role, i, hashes[role], now)),
  );
}

/** Those who may own listings; the accounts whose sign-ins are printed come first, so that their desks are not empty. */
export function ownersOf(users: readonly DemoUser[]): Types.ObjectId[] {
  const first = users.filter(
    (user) => user.email === demoEmail('seller') || user.email === demoEmail('broker'),
  );
  const others = users.filter(
    (user) => (user.role === 'seller' || user.role === 'broker') && !first.includes(user),
  );
  return [...first, ...others].map((user) => user._id);
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

/** The desk's directory. Blank fields are as common as in a real address book. */
export function* demoContacts(seed: string, now: Date, count: number) {
  const random = new Random(`${seed}:contacts`);
  const maybe = <T>(share: number, value: () => T): T | undefined =>
    random.chance(share) ? value() : undefined;
  for (let i = 0; i < count; i++) {
    const { first, last, gender } = fullName(random);
    const home = random.weighted(CITIES.map((city) => [city, city.slug === 'nagpur' ? 12 : 1.5] as const));
    const work = random.chance(0.8) ? home : random.pick(CITIES);
    const mobilePhone = maybe(0.95, () => mobile(random));
    const homePhone = maybe(0.3, () => `+91712${random.digits(7)}`);
    const businessPhone = maybe(0.5, () => `+91712${random.digits(7)}`);
    const name = `${first} ${last}`;
    const createdAt = new Date(now.getTime() - random.int(1, 900) * DAY_MS);
    const row = {
      _id: new Types.ObjectId(random.hex(24)),
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
      nameKey: name.toLowerCase(),
      demo: true as const,
      createdAt,
      updatedAt: createdAt,
      __v: 0,
    };
    const given = Object.entries({ ...row, terms: contactTerms(row), matchKeys: contactKeys(row) }).filter(
      ([, value]) => value !== undefined,
    );
    yield Object.fromEntries(given) as typeof row & { terms: string[]; matchKeys: string[] };
  }
}
