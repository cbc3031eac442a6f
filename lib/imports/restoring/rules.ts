import { contactNameKey, contactTerms, senderKeys } from '@/lib/contacts/rules';
import { derivedOf } from '@/lib/deals/rules';
import { enquiryTerms } from '@/lib/enquiries/rules';
import { MAX_RECORD_LENGTH, type RecordList } from '@/lib/imports/archive-files/constants';
import { RECORD_FIELDS } from '@/lib/imports/packing/constants';
import { returnedOwner } from '@/lib/platform/auth/returned';
import { cleanInput } from '@/lib/platform/text/clean';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { linksUntil } from '@/lib/visits/rules';
import type { Restoring } from './dto';

/** An untrusted record from the file. Only the fields of its list are used. */
export type Returned = { _id: string } & Record<string, unknown>;

/** One line of a record file; undefined if unreadable. */
export function parseRecord(list: RecordList, line: string): Returned | undefined {
  if (line.length > MAX_RECORD_LENGTH) return undefined;
  let value: unknown;
  try {
    value = cleanInput(JSON.parse(line));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const record = value as Record<string, unknown>;
  if (typeof record._id !== 'string' || !isObjectIdHex(record._id)) return undefined;
  const files = list === 'listings' ? ['images', 'videos'] : [];
  const fields = list === 'documents' ? ['type', 'name', 'file'] : [...RECORD_FIELDS[list], ...files];
  const given = fields.flatMap((field) => {
    const part = record[field];
    return part === undefined || part === null ? [] : [[field, part] as const];
  });
  return { ...Object.fromEntries(given), _id: record._id };
}

/** A record's date, never in the future; undefined for anything else. */
export function pastOf(value: unknown, now: Date): Date | undefined {
  const at = typeof value === 'string' ? new Date(value) : undefined;
  return at && !Number.isNaN(at.getTime()) ? new Date(Math.min(at.getTime(), now.getTime())) : undefined;
}

/** Files that a listing names, if they are in the ZIP's expected folder. */
export function filesOf(
  value: unknown,
  folder: string,
  entries: { has(path: string): boolean },
  max: number,
) {
  if (!Array.isArray(value)) return [];
  return value.slice(0, max).flatMap((one: unknown) => {
    const { file, alt, room } = (one ?? {}) as Record<string, unknown>;
    if (typeof file !== 'string' || !file.startsWith(`${folder}/`) || !entries.has(file)) return [];
    const more = {
      ...(typeof alt === 'string' && { alt: alt.slice(0, 300) }),
      ...(typeof room === 'string' && { room }),
    };
    return [{ file, more }];
  });
}

type Facts = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): Facts[] => (Array.isArray(value) ? (value as Facts[]) : []);
/** The reference, if it points to one of the actor's own records. */
const own = (value: unknown, there: ReadonlySet<string>) =>
  there.has(text(value)) ? text(value) : undefined;

/** `team` for records that omit it when they belong to none. */
const whose = ({ owned: { owner, team } }: Restoring) => ({ owner, ...(team && { team }) });

/**
 * A record about a listing, which must be the actor's own, so that nobody writes into other people's lists. Records without a listing are the office's.
 * Undefined if it must not be restored.
 */
function aboutOwn({ property }: Returned, to: Restoring): { property?: string } | undefined {
  const found = own(property, to.there.listings);
  if (found) return { property: found };
  return property === undefined && to.actor.role === 'admin' ? {} : undefined;
}

type Rule = (record: Returned, to: Restoring) => Facts | undefined;

const client: Rule = (record, to) => {
  const named = { firstName: text(record.name), otherPhones: list(record.phones).join(',') };
  return {
    ...record,
    ...to.owned,
    nameKey: contactNameKey(named),
    terms: contactTerms(named),
  };
};

const requirement: Rule = ({ client: of, query, isPaused, nearMisses }, to) =>
  own(of, to.there.clients) ? { ...to.owned, client: of, query, isPaused, nearMisses } : undefined;

const lead: Rule = (record, to) => {
  const about = aboutOwn(record, to);
  if (!about) return undefined;
  const { key, notes, propertyTitle, name } = record;
  const prefix = `${about.property ?? 'general'}:`;
  const code = to.codes.get(about.property ?? '') ?? '';
  return {
    ...record,
    ...whose(to),
    assignee: to.owned.owner,
    // the key of another listing would replace another person's lead
    key: text(key).startsWith(prefix) ? key : `${prefix}${record._id}`,
    property: about.property,
    notes: list(notes).map(({ kind, text: said, by, at }) => ({ kind, text: said, by, at })),
    terms: partFoldsOf([text(name), text(propertyTitle), code].join('\n')),
  };
};

const enquiry: Rule = (record, to) => {
  const about = aboutOwn(record, to);
  if (!about) return undefined;
  const { name, email, phone, message, propertyTitle, messages } = record;
  const words = {
    name: text(name),
    email: text(email),
    propertyTitle: text(propertyTitle),
    propertyCode: to.codes.get(about.property ?? '') ?? '',
    message: text(message),
  };
  return {
    ...record,
    ...whose(to),
    property: about.property,
    sender: returnedOwner(record._id),
    lead: own(record.lead, to.there.leads),
    messages: list(messages).map(({ from, text: said, at }) => ({ from, text: said, at })),
    terms: enquiryTerms(words),
    matchKeys: senderKeys({ email: text(email), phone: text(phone) }),
  };
};

const visit: Rule = (record, to) => {
  const about = aboutOwn(record, to);
  if (!about?.property) return undefined;
  const until = new Date(text(record.until));
  const { team, owner } = whose(to);
  const isOver = Number.isNaN(until.getTime()) || until <= to.now;
  return {
    ...record,
    ...(team && { team }),
    host: owner,
    // the visitor has no account in this installation
    owner: returnedOwner(record._id),
    lead: own(record.lead, to.there.leads),
    matchKeys: senderKeys({ email: text(record.email), phone: text(record.phone) }),
    linksUntil: linksUntil(until),
    // its hour is blocked here too
    ...(record.status === 'confirmed' && !isOver && { slotKey: `${about.property}:${text(record.start)}` }),
  };
};

const deal: Rule = (record, to) => {
  const { parties, commission, moves, dates, title, propertyTitle } = record;
  const theirs = list(parties).map((party) => ({
    ...party,
    client: own(party.client, to.there.clients) ?? null,
  }));
  const sum = commission as { splits?: unknown } | undefined;
  return {
    ...record,
    ...to.owned,
    property: own(record.property, to.there.listings) ?? null,
    lead: own(record.lead, to.there.leads) ?? null,
    parties: theirs,
    ...(sum && {
      commission: { ...sum, splits: list(sum.splits).map((split) => ({ ...split, account: null })) },
    }),
    moves: list(moves).map(({ from, to: reached, at }) => ({ from, to: reached, at })),
    // messages that were due before the restore are no longer sent
    dates: list(dates).map((date) => ({
      ...date,
      remindAt: new Date(text(date.remindAt)) > to.now ? date.remindAt : undefined,
    })),
    ...derivedOf({ title: text(title), propertyTitle: text(propertyTitle), parties: theirs as never }),
  };
};

/** A message of a conversation without a number or a pending delivery, so that nobody is contacted because of it. */
const message: Rule = (record, to) =>
  own(record.lead, to.there.leads)
    ? { ...record, key: `returned:${record._id}`, phone: 'returned' }
    : undefined;

const note: Rule = (record, to) => (own(record.contact, to.there.contacts) ? { ...record } : undefined);

/** The row for a record, without fields that the model adds; undefined if it must not be restored. */
export const RETURNS = {
  clients: client,
  requirements: requirement,
  leads: lead,
  enquiries: enquiry,
  visits: visit,
  deals: deal,
  messages: message,
  notes: note,
} as const satisfies Record<string, Rule>;
