import 'server-only';
import { mapClientNames } from '@/lib/clients/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { readOwnShortlists } from '@/lib/shortlists/data';
import { teamScope } from '@/lib/teams/data';
import { Client } from '@/models/clients/client';
import { Shortlist, type ShortlistRow } from '@/models/shortlists/shortlist';
import type { SentListDto, SentPageDto, SentWordsDto } from './dto';
import { sentText } from './format';

type SentRow = Pick<ShortlistRow, 'owner' | 'name' | 'homes' | 'replies' | 'createdAt'> & { _id: unknown };
const SENT = {
  owner: 1,
  name: 1,
  createdAt: 1,
  'homes.property': 1,
  'replies.name': 1,
  'replies.verdict': 1,
  'replies.at': 1,
};

/** The owner key of a client's lists (models/shortlists/shortlist.ts). */
export const clientOwner = (id: string) => `client:${id}`;

const OWNER = /^client:([0-9a-f]{24})$/;
export const clientOf = (owner: string): string | undefined => OWNER.exec(owner)?.[1];

export async function getSentWords(client: string, list: string): Promise<SentWordsDto | undefined> {
  const row = await Shortlist.findOne({ _id: list, owner: clientOwner(client) }, { words: 1, __v: 1 }).lean();
  return row ? { words: row.words ?? '', __v: row.__v ?? 0 } : undefined;
}

/** Pages sent to a client, newest first. The caller has checked that the client may be seen. */
export async function listSent(
  { id, name }: { id: string; name: string },
  language: Language = 'en',
): Promise<SentListDto[]> {
  const owner = clientOwner(id);
  const [{ lists }, rows] = await Promise.all([
    readOwnShortlists(owner),
    Shortlist.find({ owner }, { words: 1, tours: 1, __v: 1 }).lean(),
  ]);
  const more = new Map(rows.map((row) => [String(row._id), row]));
  return lists
    .map((list): SentListDto => {
      const url = list.share?.url ?? null;
      return {
        id: list.id,
        name: list.name,
        url,
        homes: list.homes,
        words: more.get(list.id)?.words ?? '',
        __v: more.get(list.id)?.__v ?? 0,
        tours: (more.get(list.id)?.tours ?? []).map((tour) => ({
          name: tour.name,
          ...(tour.phone && { phone: tour.phone }),
          day: tour.day,
          homes: tour.homes.map(String),
          at: tour.at.toISOString(),
        })),
        message: sentText(textsIn(language, 'clients').t, name, list.homes, url ?? ''),
      };
    })
    .reverse();
}

/** Names of the actor's or team's clients who have a page with this home. */
export async function listClientsShown(actor: Actor, property: string): Promise<string[]> {
  const filter = { 'homes.property': property, sentBy: op.exists(), share: op.exists() };
  const rows = await Shortlist.find(filter, { owner: 1 }).lean();
  const names = await mapClientNames(
    actor,
    rows.flatMap(({ owner }) => clientOf(owner) ?? []),
  );
  return [...names.values()].sort();
}

/** Pages sent to a person, found by phone or address among the actor's or team's clients. */
export async function listSentTo(
  actor: Actor,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
): Promise<SentPageDto[]> {
  const ways = [...(phone ? [{ phones: phone }] : []), ...(email ? [{ email: email.toLowerCase() }] : [])];
  if (ways.length === 0) return [];
  const clients = await Client.find({ ...teamScope(actor), $or: ways }, { _id: 1 })
    .limit(20)
    .lean();
  const owner = op.in(clients.map(({ _id }) => clientOwner(String(_id))));
  const lists = clients.length > 0 ? await Shortlist.find({ owner }, SENT).lean<SentRow[]>() : [];
  return lists.map(({ _id, owner: of, name, homes, replies, createdAt }) => ({
    id: String(_id),
    client: clientOf(of) ?? '',
    name,
    homes: homes.length,
    at: createdAt.toISOString(),
    replies: replies.map((reply) => ({
      name: reply.name,
      verdict: reply.verdict,
      at: reply.at.toISOString(),
    })),
  }));
}

export async function exportSentLists(owner: string) {
  const clients = await Client.find({ owner, team: null }, { _id: 1 }).limit(20_000).lean();
  const owners = op.in(clients.map(({ _id }) => clientOwner(String(_id))));
  const projection = {
    name: 1,
    'homes.property': 1,
    'replies.name': 1,
    'replies.verdict': 1,
    'replies.note': 1,
  };
  return Shortlist.find({ owner: owners }, { _id: 0, ...projection }).lean();
}
