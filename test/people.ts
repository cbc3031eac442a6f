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
/** One hash for all accounts of a file: how passwords are hashed is tested by itself. */
let hash: Promise<string> | undefined;

/**
 * An account with a confirmed e-mail address, signed in: what the login handler leaves behind, without its counts of wrong passwords
 * and what a browser without an account may have set aside, which would be most of the time of many tests.
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
    // without it nothing that they list is public
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

/** Stores their role as a database that others wrote may have it: 'ADMIN', 'Seller'. */
export async function storeRole(role: string, people: readonly { id: string }[]): Promise<void> {
  const _id = { $in: people.map(({ id }) => new Types.ObjectId(id)) };
  await User.collection.updateMany({ _id }, { $set: { role } });
}

export async function guest(name?: string): Promise<{ guestID: string; browser: Browser }> {
  // most files have no guest, and need not load all that one may take along
  const { POST: guestLogin } = await import('@/app/api/guest/login/route');
  const browser = new Browser();
  const reply = await browser.call(guestLogin, '/api/guest/login', { body: { name } });
  return { guestID: String(reply.json.guestID), browser };
}
