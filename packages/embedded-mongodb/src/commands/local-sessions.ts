import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';

/** MongoDB's user id of a session without authentication: the SHA-256 of an empty string. */
const NO_USER = createHash('sha256').digest();

/** Sessions in use: those of running commands and of open cursors. No others are kept, for they have no effect. */
export function localSessions({ server }: CommandContext): Document[] {
  const sessions = new Map<string, Document>();
  const note = (body: Document, lastUse: number): void => {
    if (!isDocument(body.lsid) || !(body.lsid.id instanceof Binary)) return;
    const { id } = body.lsid;
    const _id = docOf({ id, uid: new Binary(NO_USER) });
    sessions.set(id.toString('hex'), docOf({ _id, lastUse: new Date(lastUse) }));
  };
  for (const cursor of server.cursors.all()) note(cursor.command, cursor.lastUsed);
  for (const running of server.running.values()) note(running.body, running.startedAt);
  return [...sessions.values()];
}
