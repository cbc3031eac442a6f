import { Types } from 'mongoose';
import { openUserSession } from '@/lib/accounts/sign-in/mutations';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { hashPassword } from '@/lib/platform/auth/password';
import type { UserRole } from '@/lib/platform/auth/roles';
import { User } from '@/models/platform/user';
import { Browser, USER_AGENT } from './browser';

export const PASSWORD = 'mango-orchard-42';

export type Person = { id: string; email: string; browser: Browser; token: string };

let made = 0;
/** One hash for all accounts of a file, because other tests cover hashing. */
let hash: Promise<string> | undefined;

/**
 * An account with a confirmed email address and a session, as the login handler leaves it. Skips the handler's counters and the take-over of guest data, which
 * would dominate many tests.
 */
export async function signedIn(role: UserRole, extra: Record<string, unknown> = {}): Promise<Person> {
  made += 1;
  const email = `${role}${made}@people.example`;
  hash ??= hashPassword(PASSWORD);
  const { _id } = await User.create({
    name: `${role} number ${made}`,
    email,
    emailKey: emailKeyOf(email),
    phone: '+919800000000',
    role,
    isVerified: true,
    passwordHash: await hash,
    // without it none of their listings are public
    ...(role === 'broker' && { reraAgentNumber: 'A50500012345' }),
    ...extra,
  });
  const id = String(_id);
  const browser = new Browser();
  const account = { id, role, emailKey: emailKeyOf(email) };
  const opened = await openUserSession(account, { userAgent: USER_AGENT, ip: browser.ip });
  for (const cookie of opened.cookies) browser.keep(cookie);
  return { id, email, browser, token: opened.token };
}

/** Stores a role as foreign databases may have it: 'ADMIN', 'Seller'. */
export async function storeRole(role: string, people: readonly { id: string }[]): Promise<void> {
  const _id = { $in: people.map(({ id }) => new Types.ObjectId(id)) };
  await User.collection.updateMany({ _id }, { $set: { role } });
}

export async function guest(name?: string): Promise<{ guestID: string; browser: Browser }> {
  // loaded here, because most test files have no guest
  const { POST: guestLogin } = await import('@/app/api/guest/login/route');
  const browser = new Browser();
  const reply = await browser.call(guestLogin, '/api/guest/login', { body: { name } });
  return { guestID: String(reply.json.guestID), browser };
}
