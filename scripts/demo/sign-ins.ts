import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { USER_ROLES, type UserRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { User } from '@/models/platform/user';
import { demoEmail } from '@/packages/demo-data/src/people';

export type DemoSignIn = { role: UserRole; email: string; password: string };

/**
 * The demo sign-ins of this installation. Passwords are random, created once and stored in the data folder, readable only by its owner, so
 * that no two installations share one.
 */
export function demoSignIns(): DemoSignIn[] {
  const file = join(env().DATA_DIR, 'demo-sign-ins.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn[];
  const made = USER_ROLES.map((role) => ({
    role,
    email: demoEmail(role),
    password: randomBytes(9).toString('base64url'),
  }));
  mkdirSync(env().DATA_DIR, { recursive: true });
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

/** The sign-ins whose account is still a demo account. Needs an open connection. */
export async function listDemoSignIns(): Promise<DemoSignIn[]> {
  const emails = USER_ROLES.map(demoEmail);
  const rows = await User.find({ emailKey: op.in(emails), demo: true }, { emailKey: 1 }).lean();
  const present = new Set(rows.map((row) => row.emailKey));
  return present.size ? demoSignIns().filter((signIn) => present.has(signIn.email)) : [];
}
