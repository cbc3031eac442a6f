import 'server-only';
import type { Types } from 'mongoose';
import { mapReleases } from '@/lib/accounts/number-release/data';
import { isNumberTaken } from '@/lib/accounts/number-release/rules';
import { findUsers } from '@/lib/accounts/users/data';
import type { EnquiryStatus, MessageSide } from '@/lib/enquiries/constants';
import { mapPhones, readLedger } from '@/lib/enquiries/number-release/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { userOwner } from '@/lib/platform/auth/visitor';
import { idOfLinkToken, linkToken } from '@/lib/platform/crypto/link-token';
import { op } from '@/lib/platform/db/operators';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import { DAY_MS } from '@/lib/platform/time/time';
import { similarPath } from '@/lib/search/similar/data';
import { site } from '@/lib/settings/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import type { MessageDto, OwnEnquiriesDto, SentEnquiryDto } from './dto';

const LISTED = 100;
/** Days after its last message in which an enquiry opens through its mailed link. */
const LINK_DAYS = 365;
const PURPOSE = 'enquiry';

/** The link in the sender's mails, which opens this conversation on any device. */
export const threadUrl = (id: unknown, language: Language = 'en'): string =>
  siteUrl() + localPath(language, `/enquiries/${linkToken(PURPOSE, String(id))}`);

/** The page where the other side reads it: among the leads for the lister, in the inbox for the agency. */
export const listerUrl = (id: unknown, side: 'o' | 'a', language: Language): string =>
  siteUrl() + localPath(language, side === 'o' ? `/dashboard/leads/${id}` : `/admin/enquiries/${id}`);

/** The enquiry behind a link. Rejects expired, deleted and guessed links alike. */
export async function findLinkedEnquiry(token: string, now = new Date()): Promise<ThreadRow | undefined> {
  const id = idOfLinkToken(PURPOSE, token);
  const row = id ? await Enquiry.findById(id).lean<ThreadRow>() : null;
  if (!row?.sender) return undefined;
  const last = row.messages?.at(-1)?.at ?? row.createdAt;
  return last.getTime() + LINK_DAYS * DAY_MS > now.getTime() ? row : undefined;
}

export type ThreadRow = {
  _id: Types.ObjectId;
  sender?: string | null;
  owner?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
  /** the agency is notified as well as the owner */
  isForAgency?: boolean | null;
  property?: Types.ObjectId | null;
  propertyTitle?: string | null;
  name: string;
  email?: string | null;
  language?: Language | null;
  message: string;
  status: EnquiryStatus;
  createdAt: Date;
  firstAnsweredAt?: Date | null;
  departure?: Departure | null;
  messages?: { from: MessageSide; text: string; at: Date }[] | null;
};

export const toMessages = (messages: ThreadRow['messages']): MessageDto[] =>
  (messages ?? []).map(({ from, text, at }) => ({ from, text, at: at.toISOString() }));

/** A person's enquiries, newest first, each with its answers, and the list of people who have their number. */
export async function readOwnEnquiries(owner: string | undefined): Promise<OwnEnquiriesDto> {
  if (!owner) return { enquiries: [], releases: [] };
  const rows = await Enquiry.find({ sender: owner })
    .sort({ createdAt: -1 })
    .limit(LISTED)
    .lean<ThreadRow[]>();
  return toOwnEnquiries(owner, rows);
}

/** The enquiry behind a link, and the complete list of people with its sender's number. */
export async function readLinkedEnquiry(token: string): Promise<OwnEnquiriesDto | undefined> {
  const row = await findLinkedEnquiry(token);
  return row?.sender ? toOwnEnquiries(row.sender, [row]) : undefined;
}

/** Names of the replying sides: the lister's, or the agency's. */
export async function listerNames(
  rows: readonly Pick<ThreadRow, 'owner'>[],
): Promise<(row: Pick<ThreadRow, 'owner'>) => string> {
  const ids = rows.flatMap(({ owner }) => (owner ? [owner] : []));
  const [{ name }, users] = await Promise.all([
    site(),
    ids.length > 0 ? findUsers({ _id: op.in(ids), deactivatedAt: null }, { name: 1 }) : [],
  ]);
  const names = new Map(users.map((user) => [String(user._id), user.name]));
  return ({ owner }) => names.get(String(owner)) ?? name;
}

/** Lists of similar homes, for homes no longer available. */
async function similarPaths(rows: readonly ThreadRow[]): Promise<Map<string, string>> {
  const gone = rows.flatMap(({ departure, property }) => (departure && property ? [String(property)] : []));
  const ids = [...new Set(gone)];
  const paths = await Promise.all(ids.map((id) => similarPath(id)));
  return new Map(ids.map((id, i) => [id, paths[i] ?? '/buy']));
}

async function toOwnEnquiries(owner: string, rows: readonly ThreadRow[]): Promise<OwnEnquiriesDto> {
  const listers = rows.flatMap((row) => (row.owner ? [userOwner(String(row.owner))] : []));
  const [givenTo, phones, releases, nameOf] = await Promise.all([
    mapReleases(
      'enquiry',
      rows.map(({ _id }) => _id),
    ),
    mapPhones(listers),
    readLedger(owner),
    listerNames(rows),
  ]);
  const similar = await similarPaths(rows);
  const enquiries = rows.map((row): SentEnquiryDto => {
    const { _id, property, propertyTitle, message, status, createdAt, messages } = row;
    const lister = row.owner ? userOwner(String(row.owner)) : 'agency';
    const given = givenTo.get(String(_id)) ?? [];
    const isGiven = (giver: string) => given.some((release) => release.giver === giver && !release.isTaken);
    const phone = isGiven(lister) ? phones.get(lister) : undefined;
    return {
      id: String(_id),
      ...(property && { propertyId: String(property) }),
      ...(propertyTitle && { propertyTitle }),
      message,
      status,
      createdAt: createdAt.toISOString(),
      messages: toMessages(messages),
      ...(row.departure && {
        departure: { why: row.departure, similar: similar.get(String(property)) ?? '/buy' },
      }),
      to: nameOf(row),
      ...(phone && { phone }),
      isNumberShown:
        given.some(({ giver }) => giver === owner) && !isNumberTaken(given, owner, lister === 'agency'),
    };
  });
  return { enquiries, releases };
}
