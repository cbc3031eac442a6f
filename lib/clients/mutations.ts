import 'server-only';
import type { z } from 'zod';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import type { Table, TableFormat } from '@/lib/platform/tabular/table-file';
import { ROLE_DENIES } from '@/lib/teams/constants';
import { ownedBy, scopeFor, teamScope } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Client } from '@/models/clients/client';
import { MAX_CLIENTS } from './constants';
import { type ClientLean, listSamePhone, requireClient } from './data';
import { type ClientDto, type SamePhoneDto, toClientDto } from './dto';
import { clientsRemoved } from './events';
import { clientTable } from './export.data';
import { clientRow } from './rules';
import type { ClientInput, newClientSchema } from './schema';

const tooMany = (count: number) =>
  new AppError(
    'conflict',
    messageWith('You have {count} clients. The limit is {max}', { count, max: MAX_CLIENTS }),
  );

/** Creates a client. Also returns clients with the same phone, because duplicates may be intended and are not refused. */
export async function createClient(
  actor: Actor,
  input: z.output<typeof newClientSchema>,
): Promise<{ id: string; samePhone: SamePhoneDto[] }> {
  const { row } = await createOnce(Client, actor.userId, input, (_id) =>
    insertWithin({
      max: MAX_CLIENTS,
      model: Client,
      among: teamScope(actor),
      insert: () => Client.create({ _id, ...clientRow(input), ...ownedBy(actor) }),
      full: () => tooMany(MAX_CLIENTS),
    }),
  );
  const id = String(row._id);
  return { id, samePhone: await listSamePhone(actor, row.phones, id) };
}

/** Writes the full form. Rejects with 'conflict' and the stored client if it has been saved since. */
export async function updateClient(
  actor: Actor,
  id: string,
  { __v, ...input }: ClientInput & { __v: number },
): Promise<ClientDto> {
  const before = await requireClient(actor, id);
  const updated = await Client.findOneAndUpdate(
    { ...teamScope(actor), _id: id, __v },
    { $set: clientRow(input), $inc: { __v: 1 } },
    { returnDocument: 'after', runValidators: true },
  ).lean<ClientLean>();
  if (!updated)
    throw new AppError('conflict', 'Someone else saved this client while you were editing it', {
      details: { client: toClientDto(before) },
    });
  return toClientDto(updated);
}

async function removeClients(ids: readonly string[]): Promise<void> {
  await clientsRemoved.emit(ids);
  await Client.deleteMany({ _id: op.in(ids) });
}

/** Deletes the client with its requirements, matches, lists and links. */
export async function deleteClient(actor: Actor, id: string): Promise<void> {
  const row = await requireClient(actor, id);
  if (!may(actor, 'delete', row)) throw new AppError('forbidden', ROLE_DENIES);
  await recordAudit({ action: 'client.delete', by: actor, target: { type: 'client', id } });
  await removeClients([id]);
}

/** Marks the client as seen, so that earlier replies are no longer news. The caller has checked access. */
export async function markClientSeen(id: string): Promise<void> {
  await Client.updateOne({ _id: id }, { $set: { seenAt: new Date() } }, { timestamps: false });
}

/** Records that the client replied to a list of homes. */
export async function recordReaction(id: string, now = new Date()): Promise<void> {
  const news = { reactedAt: now, contactedAt: now, newsAt: now };
  await Client.updateOne({ _id: id }, { $set: news }, { timestamps: false });
}

/** Records that the client was called or written to. */
export async function recordContact(actor: Actor, id: string, now = new Date()): Promise<{ recorded: true }> {
  await requireClient(actor, id);
  await Client.updateOne({ _id: id }, { $set: { contactedAt: now } }, { timestamps: false });
  return { recorded: true };
}

/** Exports the clients that the actor's team role allows. Logs the export before the first row is sent. */
export async function exportClientList(actor: Actor, format: TableFormat): Promise<Table> {
  const scope = scopeFor(actor, 'export');
  await recordExport(actor, { details: { what: 'clients', format } });
  return clientTable(scope);
}

const BATCH = 500;

async function eachBatch(
  filter: { owner: string; team?: null },
  work: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const rows = await Client.find(filter, { _id: 1 }).limit(BATCH).lean();
    if (rows.length === 0) return;
    await work(rows.map(({ _id }) => String(_id)));
  }
}

/** Erases clients that an account has entered. A team's clients stay with the team. */
export const eraseClients = (owner: string): Promise<void> => eachBatch({ owner, team: null }, removeClients);
