import { POST as clientAct, PUT as clientMap, GET as clientRead } from '@/app/api/clients/import/[id]/route';
import { POST as sendClients } from '@/app/api/clients/import/route';
import { POST as act, PUT as map, GET as read } from '@/app/api/property/import/[id]/route';
import { POST as send } from '@/app/api/property/import/route';
import type { ImportDto } from '@/lib/imports/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { ImportRow } from '@/models/imports/import-row';
import { Property } from '@/models/listings/property';
import { clearTestDb, keepTestDb } from './db';
import { type Person, signedIn } from './people';

let broker: Person;

/** Restores a broker with the records of `prepare`, which runs once, before each test. Call it after `useTestDb()`. */
export function useImportingBroker(prepare?: () => Promise<void>): () => Person {
  let bringBack: () => Promise<void>;
  beforeAll(async () => {
    await clearTestDb();
    broker = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    await prepare?.();
    bringBack = await keepTestDb();
  });
  beforeEach(() => bringBack());
  return () => broker;
}

export const at = (id: string) => ({ params: { id } });
const HANDLERS = {
  'own-listings': { send, map, read, act },
  clients: { send: sendClients, map: clientMap, read: clientRead, act: clientAct },
};
type Kind = keyof typeof HANDLERS;

/** Uploads a file as the broker, without importing it. */
export async function upload(file: Buffer, name: string, kind: Kind = 'own-listings'): Promise<ImportDto> {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(file)]), name);
  const reply = await broker.browser.call(HANDLERS[kind].send, '/', { method: 'POST', body: form });
  expect([reply.status, reply.json.message]).toEqual([201, undefined]);
  return reply.json as unknown as ImportDto;
}

/** Checks the file with the proposed columns. */
export async function check(
  one: ImportDto,
  more: object = {},
  kind: Kind = 'own-listings',
): Promise<ImportDto> {
  const body = { mapping: one.mapping, duplicates: 'skip', dateOrder: 'dmy', ...more };
  const reply = await broker.browser.call(HANDLERS[kind].map, '/', { method: 'PUT', body, ...at(one.id) });
  expect([reply.status, reply.json.message]).toEqual([200, undefined]);
  await settleBackground();
  return (await broker.browser.call(HANDLERS[kind].read, '/', at(one.id))).json as unknown as ImportDto;
}

export const stateOf = async (id: string, kind: Kind = 'own-listings'): Promise<ImportDto> =>
  (await broker.browser.call(HANDLERS[kind].read, '/', at(id))).json as unknown as ImportDto;

/** Runs, cancels or undoes an import and waits for the end. */
export async function run(one: ImportDto, kind: Kind = 'own-listings', action = 'run'): Promise<ImportDto> {
  await broker.browser.call(HANDLERS[kind].act, '/', { body: { action }, ...at(one.id) });
  await settleBackground();
  return (await broker.browser.call(HANDLERS[kind].read, '/', at(one.id))).json as unknown as ImportDto;
}

/** Reasons for row errors, for the message of a failing test. */
export const reasons = async (id: string) =>
  (await ImportRow.find({ import: id, verdict: 'wrong' }).sort({ row: 1 }).lean()).map(
    ({ row, problems }) =>
      `${row}: ${problems?.map(({ column, value, message }) => `${column} ${value} ${message}`).join('; ')}`,
  );

/** The created listings. */
export const made = () => Property.find({}).select('+ownerContact +code').sort({ code: 1, title: 1 }).lean();
