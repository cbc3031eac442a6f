import 'server-only';
import { Types } from 'mongoose';
import { BULK_HOMES, MAX_TAGS } from '@/lib/clients/constants';
import { type ClientLean, requireClient } from '@/lib/clients/data';
import { listMatches } from '@/lib/clients/matches/data';
import { inOrder } from '@/lib/clients/matches/rules';
import { listSent } from '@/lib/clients/shortlists/data';
import { createSentList, mailSentList } from '@/lib/clients/shortlists/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { assertColleague } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import type { BulkClientResult } from './dto';
import type { BulkClientInput } from './schema';

const changed = { $inc: { __v: 1 as const } };

async function tag(row: ClientLean, word: string): Promise<void> {
  if (row.tags.includes(word)) return;
  if (row.tags.length >= MAX_TAGS) throw new AppError('conflict', 'This client can’t have any more tags');
  await Client.updateOne({ _id: row._id }, { $addToSet: { tags: word }, ...changed });
}

/** Moves a client to another member, with everything that belongs to it. */
async function assign(actor: Actor, row: ClientLean, to: string): Promise<void> {
  if (!may(actor, 'transfer', row)) throw new AppError('forbidden', ROLE_DENIES);
  const owner = new Types.ObjectId(to);
  await Requirement.updateMany({ client: row._id }, { $set: { owner } });
  await ClientMatch.updateMany({ client: row._id }, { $set: { owner } });
  await Client.updateOne({ _id: row._id }, { $set: { owner }, ...changed });
}

/** Sends a page of the best matches not sent yet; by mail if the client has agreed to it. */
async function send(actor: Actor, row: ClientLean, language: Language) {
  const id = String(row._id);
  const [matches, lists] = await Promise.all([listMatches(id), listSent({ id, name: row.name })]);
  const sent = lists.flatMap(({ homes }) => homes);
  const known = new Set(sent.map((home) => home.id));
  const fresh = inOrder(matches, sent).filter(
    ({ ended, card, property }) => !ended && card && !known.has(property),
  );
  const homes = [...new Set(fresh.map(({ property }) => property))].slice(0, BULK_HOMES);
  if (homes.length === 0) throw new AppError('conflict', 'You’ve already sent every home that fits');
  const { t } = textsIn(language, 'clients');
  const name = t('Homes for {name}', { name: row.name }).slice(0, 60);
  const list = await createSentList(actor, id, { name, homes });
  const message =
    (await listSent({ id, name: row.name }, language)).find((item) => item.id === list)?.message ?? '';
  const isMailed = Boolean(row.consent && row.email);
  if (isMailed) await mailSentList(actor, id, list, message);
  return { homes: homes.length, isMailed, message, ...(row.phones[0] && { phone: row.phones[0] }) };
}

async function act(
  actor: Actor,
  input: BulkClientInput,
  row: ClientLean,
  language: Language,
): Promise<Pick<BulkClientResult, 'sent'>> {
  const { _id } = row;
  if (input.action === 'tag') await tag(row, input.tag);
  if (input.action === 'untag') await Client.updateOne({ _id }, { $pull: { tags: input.tag }, ...changed });
  if (input.action === 'assign') await assign(actor, row, input.to);
  if (input.action === 'archive') await Client.updateOne({ _id }, { $set: { isArchived: true }, ...changed });
  if (input.action === 'restore')
    await Client.updateOne({ _id }, { $set: { isArchived: false }, ...changed });
  return input.action === 'send' ? { sent: await send(actor, row, language) } : {};
}

/** Applies one action to several clients in turn. A refusal does not stop the rest, and foreign ids are refused like unknown ones. */
export async function changeClients(
  actor: Actor,
  input: BulkClientInput,
  language: Language,
): Promise<BulkClientResult[]> {
  if (input.action === 'assign') await assertColleague(actor, input.to);
  const names = await Client.find({ _id: op.in(input.ids) }, { name: 1, owner: 1, team: 1 }).lean();
  const results: BulkClientResult[] = [];
  for (const id of input.ids) {
    const known = names.find((row) => String(row._id) === id && may(actor, 'read', row));
    const name = known?.name ?? '';
    try {
      const row = await requireClient(actor, id);
      results.push({ id, name, ...(await act(actor, input, row, language)) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, name, problem: error.message });
    }
  }
  const done = results.filter(({ problem }) => !problem).length;
  await recordAudit({ action: 'client.bulk', by: actor, details: { what: input.action, count: done } });
  return results;
}
