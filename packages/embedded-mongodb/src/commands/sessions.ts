import { randomUUID } from 'node:crypto';
import { Binary, UUID } from 'bson';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import { type Document, docOf, isDocument } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, type FieldKind, missingField } from './fields';
import { ok } from './reply';

const TIMEOUT_MINUTES = 30;
const UUID_BYTES = 16;

/** Starts a session. Ignores unknown fields, as MongoDB does. */
export function startSession(): Document {
  const id = docOf({ id: new UUID(randomUUID()).toBinary() });
  return ok(docOf({ id, timeoutMinutes: TIMEOUT_MINUTES }));
}

/** Names that errors use instead of the command where MongoDB parses the argument by hand. */
const PARSED_AS: Record<string, string> = {
  killSessions: 'KillSessionsCmd',
};

function elements(context: CommandContext, fields: Record<string, FieldKind>): Document[] {
  const { name, body } = context;
  const parsedAs = PARSED_AS[name] ?? name;
  checkFields(parsedAs, body, {}, true, name);
  const given = body[name];
  if (given === null) throw missingField(parsedAs, name);
  if (!Array.isArray(given)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field '${parsedAs}.${name}' is the wrong type '${typeName(given)}', expected type 'array'`,
    );
  }
  return given.map((element, i) => {
    if (!isDocument(element)) {
      throw mongoError(
        'TypeMismatch',
        `BSON field '${parsedAs}.${name}.${i}' is the wrong type '${typeName(element)}', expected type 'object'`,
      );
    }
    checkFields(`${parsedAs}.${name}`, element, fields, false);
    return element;
  });
}

function sessionIds(context: CommandContext): string[] {
  const parsedAs = PARSED_AS[context.name] ?? context.name;
  return elements(context, { id: 'any', uid: 'any' }).map((element) => {
    const { id } = element;
    if (id === undefined || id === null) throw missingField(`${parsedAs}.${context.name}`, 'id');
    if (!(id instanceof Binary) || id.sub_type !== Binary.SUBTYPE_UUID) {
      const got = id instanceof Binary ? 'binData' : typeName(id);
      throw mongoError(
        'TypeMismatch',
        `BSON field '${parsedAs}.${context.name}.id' is the wrong ${id instanceof Binary ? 'binData ' : ''}type '${got}', expected type 'UUID'`,
      );
    }
    const bytes = Buffer.from(id.value());
    if (bytes.length === UUID_BYTES) return bytes.toString('hex');
    throw mongoError(
      'InvalidUUID',
      `uuid must be a 16-byte binary field with UUID (4) subtype, and not ${bytes.length} bytes`,
    );
  });
}

export function endSessions(context: CommandContext): Document {
  endAll(context, sessionIds(context));
  return ok(docOf({}));
}

export function refreshSessions(context: CommandContext): Document {
  sessionIds(context);
  return ok(docOf({}));
}

/** Kills the given sessions, or all if the list is empty. */
export function killSessions(context: CommandContext): Document {
  const ids = sessionIds(context);
  endAll(context, ids.length > 0 ? ids : null);
  return ok(docOf({}));
}

function endAll({ server, opId }: CommandContext, ids: string[] | null): void {
  server.cursors.killWhere(({ session }) =>
    ids === null ? session !== null : session !== null && ids.includes(session),
  );
  for (const running of server.running.values()) {
    const { lsid } = running.body;
    if (running.opId === opId || !isDocument(lsid) || !(lsid.id instanceof Binary)) continue;
    if (ids === null || ids.includes(Buffer.from(lsid.id.value()).toString('hex'))) running.killed = 'killed';
  }
  server.replica?.sessions.end(ids);
}
