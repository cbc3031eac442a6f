import 'server-only';
import type { CacheTag } from '@/lib/platform/cache/tags';
import type { RowWrite } from '@/lib/platform/db/define-model';
import { SESSION_FIELDS, SESSION_USER_FIELDS, type StoredSession } from './data';

/** Tags whose writes end a cached session. */
export function tagsOfSession({ id, user }: StoredSession): CacheTag[] {
  return ['users', `session:${id}`, ...(user ? [`user:${user.id}` as const] : [])];
}

const WATCHED: Record<string, ReadonlySet<string>> = {
  User: new Set([...Object.keys(SESSION_USER_FIELDS), 'deactivatedAt']),
  Session: new Set(SESSION_FIELDS),
};

const idIn = (value: unknown): string | undefined => {
  const text = String(value);
  return /^[0-9a-f]{24}$/.test(text) ? text : undefined;
};

/** Cached sessions that a write affects. */
export function tagsOfWrite({ model, filter, fields }: RowWrite): CacheTag[] {
  const watched = WATCHED[model];
  if (!watched || (fields && !fields.some((field) => watched.has(field)))) return [];
  const id = idIn(filter._id);
  if (model === 'User') return [id ? `user:${id}` : 'users'];
  const user = idIn(filter.user);
  if (id) return [`session:${id}`];
  return [user ? `user:${user}` : 'users'];
}
