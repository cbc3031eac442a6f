import 'server-only';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Model, Types } from 'mongoose';
import { openDocumentFile } from '@/lib/accounts/documents/data';
import { mapReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { findUserById } from '@/lib/accounts/users/data';
import { findEnquiries } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { FOLDERS, RECORD_LISTS, type RecordList } from '@/lib/imports/archive-files/constants';
import type { PackedFile } from '@/lib/imports/archive-files/dto';
import { uniqueNames } from '@/lib/imports/archive-files/format';
import { exportsOf, tableOf } from '@/lib/imports/exports/data';
import type { Reach } from '@/lib/imports/tables/dto';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { storedMediaFile } from '@/lib/platform/media/store';
import { type Table, tableResponse } from '@/lib/platform/tabular/table-file';
import { xlsxFile } from '@/lib/platform/tabular/xlsx-stream';
import { findVisits } from '@/lib/visits/data';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { Contact } from '@/models/contacts/contact';
import { ContactNote } from '@/models/contacts/contact-note';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { RECORD_FIELDS } from './constants';

type AnyModel = Model<Record<string, unknown>>;
export type Listed = Exclude<RecordList, 'documents'>;

export const RECORD_MODELS = {
  listings: Property,
  clients: Client,
  requirements: Requirement,
  leads: Lead,
  enquiries: Enquiry,
  visits: Visit,
  deals: Deal,
  messages: ChannelMessage,
  contacts: Contact,
  notes: ContactNote,
} as unknown as Record<Listed, AnyModel>;

/** Lists to export, each with its filter. */
async function filtersOf(actor: Actor, reach: Reach): Promise<Partial<Record<Listed, object>>> {
  const taken = exportsOf(actor);
  const leads = await findLeads(reach.leads as never, { _id: 1 });
  return {
    listings: reach.listings,
    leads: reach.leads,
    enquiries: reach.enquiries,
    visits: reach.visits,
    deals: reach.deals,
    messages: { lead: op.in(leads.map(({ _id }) => _id)) },
    ...(taken.includes('clients') && { clients: reach.scope, requirements: reach.scope }),
    ...(taken.includes('contacts') && { contacts: {}, notes: {} }),
  };
}

/** Replaces a number that its owner has taken back. */
export const WITHHELD = '-';

/** True if the person has taken the number of this enquiry or visit back from the exporting account. */
async function isTaken(list: Listed, row: Record<string, unknown>, isOffice: boolean): Promise<boolean> {
  if (list !== 'enquiries' && list !== 'visits') return false;
  const kind = list === 'enquiries' ? 'enquiry' : 'visit';
  const states = (await mapReleases(kind, [row._id as Types.ObjectId])).get(String(row._id)) ?? [];
  const giver = (list === 'enquiries' ? row.sender : row.owner) as string | undefined;
  return isNumberTaken(states, giver, list === 'enquiries' ? isOffice : row.host === null);
}

/** True if an enquiry or visit of the lead withholds the person's number, which the lead's key contains. */
async function isLeadTaken(lead: unknown, isOffice: boolean): Promise<boolean> {
  const [enquiries, visits] = await Promise.all([
    findEnquiries({ lead } as object, { sender: 1 }),
    findVisits({ lead } as object, { owner: 1, host: 1 }),
  ]);
  for (const row of enquiries) if (await isTaken('enquiries', row, isOffice)) return true;
  for (const row of visits) if (await isTaken('visits', row, isOffice)) return true;
  return false;
}

/** A visitor's feedback on a home, as far as it was shared; the note is the visitor's own. */
function sharedFeedback(feedback: unknown): object | undefined {
  const given = feedback as { verdict: string; isShared: boolean; at: Date } | undefined;
  return given?.isShared ? { verdict: given.verdict, isShared: true, at: given.at } : undefined;
}

const oldest = { createdAt: 1, _id: 1 } as const;

/** Yields a list's records as JSON lines, which a restore reads. */
async function* lines(list: Listed, filter: object, reach: Reach, media: MediaPaths) {
  const fields = Object.fromEntries(RECORD_FIELDS[list].map((field) => [field, 1]));
  const more = list === 'visits' || list === 'enquiries' ? ['sender', 'owner', 'host'] : [];
  const shown = Object.fromEntries(more.map((field) => [field, 1]));
  const rows = RECORD_MODELS[list]
    .find(filter)
    .select({ ...fields, ...shown } as Record<string, number>)
    .sort(oldest)
    .lean<Record<string, unknown>[]>()
    .cursor();
  for await (const row of rows) {
    const record = Object.fromEntries(RECORD_FIELDS[list].map((field) => [field, row[field]]));
    if (await isTaken(list, row, reach.isOffice)) record.phone = WITHHELD;
    if (list === 'leads' && (await isLeadTaken(row._id, reach.isOffice))) record.key = undefined;
    if (list === 'visits') record.feedback = sharedFeedback(row.feedback);
    // the office's notes about an enquiry belong to the office
    if (list === 'enquiries' && !reach.isOffice) record.notes = [];
    const files = list === 'listings' ? media.of(row) : {};
    yield `${JSON.stringify({ _id: row._id, ...record, ...files })}\n`;
  }
}

type Shown = { url: string; alt?: string; room?: string };

/** Paths of listings' pictures and videos in the ZIP, and which of them exist. */
export class MediaPaths {
  readonly files: PackedFile[] = [];
  readonly notes: string[] = [];
  private readonly known = new Map<string, { images: object[]; videos: object[] }>();

  of({ _id }: Record<string, unknown>) {
    return this.known.get(String(_id)) ?? { images: [], videos: [] };
  }

  async add(row: { _id: unknown; propertyCode?: string | null; images: Shown[]; videos: Shown[] }) {
    const folder = row.propertyCode ?? String(row._id);
    const entry = { images: [] as object[], videos: [] as object[] };
    for (const [what, shown] of [
      ['pictures', row.images],
      ['videos', row.videos],
    ] as const)
      for (const [i, one] of shown.entries()) {
        const file = await storedMediaFile(one.url.split('/media/')[1]?.split('/') ?? []);
        const ending = one.url.slice(one.url.lastIndexOf('.'));
        const path = `${FOLDERS[what]}/${folder}/${String(i + 1).padStart(2, '0')}${ending}`;
        if (!file) {
          this.notes.push(`${folder}: ${one.url}`);
          continue;
        }
        this.files.push({ path, isCompressed: false, open: () => createReadStream(file.path) });
        const { alt, room } = one;
        entry[what === 'pictures' ? 'images' : 'videos'].push({
          file: path,
          ...(alt && { alt }),
          ...(room && { room }),
        });
      }
    this.known.set(String(row._id), entry);
  }
}

/** The pictures and videos of the listings, at full size. */
export async function mediaOf(reach: Reach): Promise<MediaPaths> {
  const media = new MediaPaths();
  const rows = Property.find(reach.listings as never, { propertyCode: 1, images: 1, videos: 1 })
    .sort(oldest)
    .lean()
    .cursor();
  for await (const row of rows) await media.add(row as unknown as Parameters<MediaPaths['add']>[0]);
  return media;
}

/** Each list in two formats, for spreadsheets and for programs. */
export function sheetsOf(actor: Actor, reach: Reach): PackedFile[] {
  return exportsOf(actor).flatMap((what): PackedFile[] => {
    const table: Table = tableOf(reach, what);
    const { name, headings } = table;
    return [
      {
        path: `${FOLDERS.sheets}/${what}.csv`,
        isCompressed: true,
        open: () => Readable.fromWeb(tableResponse(table, 'csv').body as never),
      },
      {
        path: `${FOLDERS.sheets}/${what}.xlsx`,
        isCompressed: false,
        open: () => xlsxFile([{ name, headings, rows: table.rows() }]),
      },
    ];
  });
}

/** The records as a restore reads them, one file per list, with their number. */
export async function recordsOf(actor: Actor, reach: Reach, media: MediaPaths) {
  const filters = await filtersOf(actor, reach);
  const counts: Record<string, number> = {};
  const files: PackedFile[] = [];
  for (const list of RECORD_LISTS) {
    const filter = list === 'documents' ? undefined : filters[list];
    if (list === 'documents' || !filter) continue;
    counts[list] = await RECORD_MODELS[list].countDocuments(filter);
    files.push({
      path: `${FOLDERS.records}/${list}.jsonl`,
      isCompressed: true,
      open: () => Readable.from(lines(list, filter, reach, media)),
    });
  }
  return { files, counts };
}

export async function documentsOf(userId: string) {
  const user = await findUserById(userId, { documents: 1 });
  const nameOf = uniqueNames();
  const files: PackedFile[] = [];
  const rows: object[] = [];
  for (const { _id, type, name, mimeType, storageKey, isEncrypted } of user?.documents ?? []) {
    const given = name ?? '';
    const ending = /\.[a-z0-9]{1,5}$/i.exec(given)?.[0].toLowerCase() ?? '';
    const path = `${FOLDERS.documents}/${nameOf([type, given.slice(0, given.length - ending.length)], ending)}`;
    const stored = { storageKey, isEncrypted: Boolean(isEncrypted) };
    files.push({
      path,
      isCompressed: false,
      open: async () => Readable.from((await openDocumentFile(stored)).read()),
    });
    rows.push({ _id, type, name, mimeType, file: path });
  }
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const list = `${FOLDERS.records}/documents.jsonl`;
  if (rows.length > 0) files.push({ path: list, isCompressed: true, open: () => Readable.from([text]) });
  return files;
}

/** The exporting account in its current state, because a job works without the request that ordered it. */
export async function accountActor(userId: Types.ObjectId | string): Promise<Actor | undefined> {
  const user = await findUserById(userId, {
    name: 1,
    role: 1,
    officeRole: 1,
    team: 1,
    teamRole: 1,
    deactivatedAt: 1,
  });
  if (!user || user.deactivatedAt) return undefined;
  return {
    userId: String(user._id),
    name: user.name,
    role: user.role,
    ...(user.officeRole && { office: user.officeRole }),
    ...(user.team && { team: { id: String(user.team), role: user.teamRole ?? 'assistant' } }),
    via: 'job',
  };
}
