import { textsIn } from '@/lib/platform/language/messages';
import 'server-only';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { findUsers } from '@/lib/accounts/users/data';
import { contactFilter } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { findListings } from '@/lib/listings/data';
import { findInAll } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { userFilter } from '@/lib/office/users/data';
import { searchAudit } from '@/lib/platform/audit/data';
import type { AuditDto } from '@/lib/platform/audit/dto';
import { personFilter } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Page } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { findVisits } from '@/lib/visits/data';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Task } from '@/models/office/task';
import { Team } from '@/models/teams/team';
import type { AuditLineDto, RecordHistoryDto } from './dto';
import { type AuditWords, detailsOf, idsIn, ofMachine, roleNameOf, sentenceOf } from './format';
import { auditLogSchema } from './schema';

/** Maximum people and records that a word can match. Beyond that, another word is needed. */
const MOST = 50;

async function peopleOf(person: string): Promise<string[]> {
  const rows = await findUsers(userFilter({ search: person, role: undefined }), { _id: 1 }).limit(MOST);
  return rows.map(({ _id }) => String(_id));
}

const idsOf = (rows: readonly { _id: unknown }[]) => rows.map(({ _id }) => String(_id));

/** Finds records by id, property code, title words, or name. */
async function recordsOf(record: string): Promise<string[]> {
  if (isObjectIdHex(record)) return [record.toLowerCase()];
  const [listings, contacts, enquiries, people] = await Promise.all([
    findInAll(moderationSearchSchema.parse({ search: record }), MOST),
    Contact.find(contactFilter(contactSearchSchema.parse({ search: record })), { _id: 1 })
      .limit(MOST)
      .lean(),
    findEnquiries(personFilter(record), { _id: 1 }).limit(MOST),
    peopleOf(record),
  ]);
  return [...listings.ids, ...idsOf(contacts), ...idsOf(enquiries), ...people];
}

type Named = { name: string; href?: string };

const titled = (path: string) => (row: { _id: unknown; title?: string; name?: string }) =>
  [String(row._id), { name: row.title ?? row.name ?? '', href: `${path}/${row._id}` }] as const;

type Read = (ids: Types.ObjectId[], words: AuditWords) => Promise<(readonly [string, Named])[]>;

const READS: Record<string, Read> = {
  property: async (ids) =>
    (await findListings({ _id: op.in(ids) }, { title: 1 })).map(titled('/admin/properties')),
  user: async (ids) => (await findUsers({ _id: op.in(ids) }, { name: 1 })).map(titled('/admin/users')),
  enquiry: async (ids, { t }) =>
    (await findEnquiries({ _id: op.in(ids) }, { name: 1 })).map(({ _id, name }) => [
      String(_id),
      { name: t('the enquiry from {name}', { name }), href: `/admin/enquiries/${_id}` },
    ]),
  contact: async (ids) =>
    (await Contact.find({ _id: op.in(ids) }, { firstName: 1, lastName: 1 }).lean()).map((row) => [
      String(row._id),
      { name: [row.firstName, row.lastName].filter(Boolean).join(' '), href: `/admin/contacts/${row._id}` },
    ]),
  lead: async (ids, { t }) =>
    (await findLeads({ _id: op.in(ids) }, { name: 1, propertyTitle: 1 })).map((row) => [
      String(row._id),
      {
        name: t('the lead {name}', { name: row.name ?? row.propertyTitle ?? '' }).trim(),
        href: `/dashboard/leads/${row._id}`,
      },
    ]),
  deal: async (ids) =>
    (await Deal.find({ _id: op.in(ids) }, { title: 1 }).lean()).map(titled('/dashboard/deals')),
  task: async (ids) =>
    (await Task.find({ _id: op.in(ids) }, { text: 1 }).lean()).map(({ _id, text }) => [
      String(_id),
      { name: text, href: `/admin/tasks/${_id}` },
    ]),
  visit: async (ids, { t }) =>
    (await findVisits({ _id: op.in(ids) }, { name: 1 })).map(({ _id, name }) => [
      String(_id),
      { name: t('the visit of {name}', { name }), href: `/admin/visits?visit=${_id}` },
    ]),
  team: async (ids) =>
    (await Team.find({ _id: op.in(ids) }, { name: 1 }).lean()).map(({ _id, name }) => [
      String(_id),
      { name },
    ]),
};

/** The records' current names; the log itself stores none. */
async function namesOf(rows: readonly AuditDto[], words: AuditWords): Promise<Map<string, Named>> {
  const found = await Promise.all(
    Object.entries(READS).map(([type, read]) => {
      const ids = rows.flatMap(({ targetType, targetId }) =>
        targetType === type && isObjectIdHex(targetId) ? [new Types.ObjectId(targetId)] : [],
      );
      return ids.length > 0 ? read(ids, words) : [];
    }),
  );
  return new Map(found.flat());
}

/** Names of people and contacts whose ids occur in details. */
async function mentionedIn(rows: readonly AuditDto[], words: AuditWords): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ facts }) => idsIn(facts)))].map((id) => new Types.ObjectId(id));
  if (ids.length === 0) return new Map();
  const types = ['user', 'contact', 'property', 'enquiry'];
  const found = await Promise.all(types.map((type) => READS[type]?.(ids, words) ?? []));
  return new Map(found.flat().map(([id, { name }]) => [id, name]));
}

/** The name of a record without one, because it is gone or its id is its name, such as a rate's key. */
const unnamed = ({ targetType, targetId }: AuditDto, { t, label }: AuditWords): Named | undefined => {
  if (!targetId) return undefined;
  return {
    name: isObjectIdHex(targetId)
      ? t('a deleted {kind} (…{end})', { kind: label(targetType), end: targetId.slice(-6) })
      : targetId,
  };
};

/** English texts for files, which leave the office. */
const ENGLISH = textsIn('en', 'office/audit');

/** Accounts and members' records can be opened by admins only. */
const ADMINS_ONLY = /^\/admin\/users|^\/dashboard/;

/** One page of the log in words, with links that the reader can follow. */
export async function searchAuditLog(
  search: z.output<typeof auditLogSchema>,
  isAdmin = true,
  words = ENGLISH,
): Promise<Page<AuditLineDto>> {
  const { person, record, ...rest } = search;
  const [actors, targets] = await Promise.all([person && peopleOf(person), record && recordsOf(record)]);
  const page = await searchAudit(rest, { ...(actors && { actors }), ...(targets && { targets }) });
  const [names, mentioned] = await Promise.all([namesOf(page.rows, words), mentionedIn(page.rows, words)]);
  const { label } = words;
  const rows = page.rows.map(({ facts, ...row }): AuditLineDto => {
    const sentence = label(sentenceOf(row.action, row.details));
    const known = names.get(row.targetId) ?? unnamed({ ...row, facts }, words);
    const what = known && !isAdmin && ADMINS_ONLY.test(known.href ?? '') ? { name: known.name } : known;
    return {
      ...row,
      sentence: row.actor || row.actorRole === 'guest' ? sentence : ofMachine(sentence),
      details: detailsOf(row.action, row.details, facts, mentioned, words),
      roleName: label(roleNameOf(row.actorRole)),
      ...(what && { what }),
    };
  });
  return { ...page, rows };
}

const SHOWN = 20;

/** The newest entries about one record, with a link to the rest for readers of the log. */
export async function getRecordHistory(
  id: string,
  mayReadAll: boolean,
  isAdmin = true,
  words = ENGLISH,
): Promise<RecordHistoryDto> {
  const { rows, total } = await searchAuditLog(auditLogSchema.parse({ target: id }), isAdmin, words);
  const hasMore = mayReadAll && total > SHOWN;
  return { lines: rows.slice(0, SHOWN), ...(hasMore && { all: `/admin/audit?target=${id}` }) };
}
