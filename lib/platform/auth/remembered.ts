import 'server-only';
import { type Following, followsWrites } from '@/lib/platform/cache/following';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { type CacheTag, isActorTag } from '@/lib/platform/cache/tags';
import { type RowWrite, rowsWritten } from '@/lib/platform/db/define-model';
import { SESSION_FIELDS, SESSION_USER_FIELDS, type StoredSession } from './data';

/** A cached session with its person, and values derived from its token. */
export type KnownSession = {
  stored: StoredSession;
  xsrf: string;
  /** expiry of the token, in seconds since 1970 */
  exp: number;
};

/**
 * A write ends cached sessions at once in every process of this machine, and within a second on others, by message and through
 * the invalidation log. This time bounds the effect of writes that bypass the models, such as manual ones.
 */
const REMEMBERED_MS = 5000;
const MAX_REMEMBERED = 5000;

type Entry = { known: KnownSession; until: number };
type Memory = Following & { byToken: Map<string, Entry> };

/** Next bundles a module more than once per process: all copies share this. */
const globalForSessions = globalThis as unknown as { saptamSessions?: Memory };
globalForSessions.saptamSessions ??= { byToken: new Map(), changes: 0 };
const memory = globalForSessions.saptamSessions;

/** Without tags: everything. */
function forget(tags?: readonly string[]): void {
  const actors = tags?.filter(isActorTag);
  if (actors?.length === 0) return;
  // a read in progress may have seen the old row
  memory.changes++;
  const isAll = !actors || actors.includes('users');
  for (const [token, { known }] of memory.byToken) {
    const { id, user } = known.stored;
    if (isAll || actors.includes(`session:${id}`) || (user && actors.includes(`user:${user.id}`)))
      memory.byToken.delete(token);
  }
}

const isFollowing = () => followsWrites(memory, forget);

/** A token's session, from the cache for some seconds, else from `read`. Missing sessions are not cached. */
export async function rememberSession(
  token: string,
  read: () => Promise<KnownSession | undefined>,
): Promise<KnownSession | undefined> {
  if (!isFollowing()) return read();
  const entry = memory.byToken.get(token);
  if (entry && entry.until > Date.now()) return entry.known;
  const { changes } = memory;
  const known = await read();
  memory.byToken.delete(token);
  if (!known || changes !== memory.changes) return known;
  memory.byToken.set(token, { known, until: Date.now() + REMEMBERED_MS });
  // oldest first
  for (const oldest of memory.byToken.keys()) {
    if (memory.byToken.size <= MAX_REMEMBERED) break;
    memory.byToken.delete(oldest);
  }
  return known;
}

const WATCHED: Record<string, ReadonlySet<string>> = {
  User: new Set([...Object.keys(SESSION_USER_FIELDS), 'deactivatedAt']),
  Session: new Set(SESSION_FIELDS),
};

const idIn = (value: unknown): string | undefined => {
  const text = String(value);
  return /^[0-9a-f]{24}$/.test(text) ? text : undefined;
};

/** The cached sessions a write concerns, if any. */
export function tagsOfWrite({ model, filter, fields }: RowWrite): CacheTag[] {
  const watched = WATCHED[model];
  if (!watched || (fields && !fields.some((field) => watched.has(field)))) return [];
  const id = idIn(filter._id);
  if (model === 'User') return [id ? `user:${id}` : 'users'];
  const user = idIn(filter.user);
  if (id) return [`session:${id}`];
  return [user ? `user:${user}` : 'users'];
}

rowsWritten.on('remembered sessions', async (write) => {
  const tags = tagsOfWrite(write);
  if (tags.length === 0 || !isFollowing()) return;
  forget(tags);
  await invalidate(tags);
});
