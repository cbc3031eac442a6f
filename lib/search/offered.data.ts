import 'server-only';
import { trusted } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { remember } from '@/lib/platform/cache/remember';

const FRESH_MS = 60_000;

const agents = remember(
  'agents',
  [],
  async () => {
    const rows = await findUsers({ role: trusted({ $in: ['broker', 'admin'] }) }, { _id: 1 });
    return new Set(rows.map(({ _id }) => String(_id)));
  },
  { ms: FRESH_MS },
);

/** Accounts that offer other people's homes, which are brokers and the agency. All other listings are by their owner. */
export const agentIds = (): Promise<ReadonlySet<string>> => agents.get();
