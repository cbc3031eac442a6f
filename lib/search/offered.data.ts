import 'server-only';
import { trusted } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { connectDb } from '@/lib/platform/db/connect';

const FRESH_MS = 60_000;
const globalForAgents = globalThis as unknown as {
  saptamAgents?: { key: string; readAt: number; ids: Promise<ReadonlySet<string>> };
};

/** Accounts that offer other people's homes: brokers and the agency. All other listings are by their owner. */
export async function agentIds(): Promise<ReadonlySet<string>> {
  const { connection } = await connectDb();
  const key = `${connection.host}:${connection.port}/${connection.name}`;
  const known = globalForAgents.saptamAgents;
  if (known?.key === key && Date.now() - known.readAt < FRESH_MS) return known.ids;
  const ids = findUsers({ role: trusted({ $in: ['broker', 'admin'] }) }, { _id: 1 }).then(
    (rows) => new Set(rows.map(({ _id }) => String(_id))),
  );
  globalForAgents.saptamAgents = { key, readAt: Date.now(), ids };
  ids.catch(() => {
    globalForAgents.saptamAgents = undefined;
  });
  return ids;
}
