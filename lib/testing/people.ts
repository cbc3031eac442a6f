import { POST as guestLogin } from '@/app/api/guest/login/route';
import { POST as login } from '@/app/api/user/login/route';
import { hashPassword } from '@/lib/auth/password';
import type { UserRole } from '@/lib/auth/roles';
import { emailKeyOf } from '@/lib/user/data';
import { User } from '@/models/user';
import { Browser } from './browser';

export const PASSWORD = 'mango-orchard-42';

export type Person = { id: string; email: string; browser: Browser; token: string };

let made = 0;

/** An account with a confirmed e-mail address, signed in through the real login handler. */
export async function signedIn(role: UserRole, extra: Record<string, unknown> = {}): Promise<Person> {
  made += 1;
  const email = `${role}${made}@people.example`;
  const user = await User.create({
    name: `${role} number ${made}`,
    email,
    emailKey: emailKeyOf(email),
    phone: '+919800000000',
    role,
    isVerified: true,
    passwordHash: await hashPassword(PASSWORD),
    // without it nothing that they list is public
    ...(role === 'broker' && { reraAgentNumber: 'A50500012345' }),
    ...extra,
  });
  const browser = new Browser();
  const reply = await browser.call(login, '/api/user/login', { body: { email, password: PASSWORD } });
  if (reply.status !== 200) throw new Error(`login failed: ${reply.text}`);
  return { id: String(user._id), email, browser, token: String(reply.json.token) };
}

export async function guest(name?: string): Promise<{ guestID: string; browser: Browser }> {
  const browser = new Browser();
  const reply = await browser.call(guestLogin, '/api/guest/login', { body: { name } });
  return { guestID: String(reply.json.guestID), browser };
}
