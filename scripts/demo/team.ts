import 'server-only';
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { TeamRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { demoEmail, type UserRecord } from '@/packages/demo-data/src/people';

export type DemoMember = { id: string; role: TeamRole; name: string };
export type DemoTeam = { id: Types.ObjectId; members: readonly DemoMember[] };

const ROLES: readonly TeamRole[] = ['owner', 'agent', 'assistant'];

/** The firm of the broker who can sign in, with two other brokers of the set. The same seed gives the same id. */
export function demoTeam(seed: string, users: readonly UserRecord[]): DemoTeam {
  const brokers = users.filter(({ role }) => role === 'broker');
  const first = brokers.filter(({ email }) => email === demoEmail('broker'));
  const others = brokers.filter(({ email }) => email !== demoEmail('broker'));
  const people = [...first, ...others].slice(0, ROLES.length);
  return {
    id: new Types.ObjectId(createHash('sha256').update(`${seed}:team`).digest('hex').slice(0, 24)),
    members: people.map(({ id, name }, i) => ({ id, name, role: ROLES[i] ?? 'assistant' })),
  };
}

/** Removes earlier teams of the set that no person has joined since. */
export async function removeDemoTeams(): Promise<void> {
  const teams = await Team.find({ demo: true }, { _id: 1 }).lean();
  const ids = teams.map(({ _id }) => _id);
  const joined = await User.distinct('team', { team: op.in(ids), demo: op.not(true) });
  const kept = new Set(joined.map(String));
  await Team.deleteMany({ _id: op.in(ids.filter((id) => !kept.has(String(id)))) });
}

export async function seedTeam({ id, members }: DemoTeam, now: Date): Promise<void> {
  if (members.length === 0) return;
  const facts = { name: 'Orange City Realty', reraAgentNumber: 'A50500900099', demo: true, updatedAt: now };
  await Team.updateOne({ _id: id }, { $set: facts, $setOnInsert: { createdAt: now } }, { upsert: true });
}
