import 'server-only';
import { requireRoom } from '@/lib/clients/mutations';
import { clientRow } from '@/lib/clients/rules';
import type { ClientInput } from '@/lib/clients/schema';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { fieldError } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { MAX_IMPORT_BYTES } from '@/lib/platform/tabular/constants';
import { readFile } from '@/lib/platform/tabular/read-file';
import { ownedBy, teamScope } from '@/lib/teams/data';
import { Client } from '@/models/clients/client';
import { MAX_CLIENT_ROWS, MAX_NAMED_ROWS } from './constants';
import type { ClientImportDto, LeftOutDto } from './dto';
import { clientReader, namesPeople } from './rules';
import { type ClientImportOptions, clientImportSchema } from './schema';

const RULES = {
  files: { file: { maxFiles: 1, maxBytes: MAX_IMPORT_BYTES } },
  maxFields: 4,
  maxBytes: MAX_IMPORT_BYTES + 100_000,
};

const wrongFile = (message: string) => fieldError('invalid', 'file', message);

type Found = { rows: { row: number; input: ClientInput }[]; wrong: LeftOutDto[] };

async function readClients(path: string, { consent }: ClientImportOptions): Promise<Found> {
  const found: Found = { rows: [], wrong: [] };
  let read: ReturnType<typeof clientReader> | undefined;
  let row = 0;
  for await (const cells of (await readFile(path, { cards: true })).rows) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!read) {
      if (!namesPeople(cells))
        throw wrongFile('The first row needs a heading such as Name, and one such as Phone');
      read = clientReader(cells, consent);
      continue;
    }
    const item = read(cells);
    if ('input' in item) found.rows.push({ row, input: item.input });
    else found.wrong.push({ row, ...item });
    if (found.rows.length + found.wrong.length > MAX_CLIENT_ROWS)
      throw wrongFile(
        `The file has more than ${MAX_CLIENT_ROWS} rows. Split it and import the parts one by one`,
      );
  }
  if (found.rows.length + found.wrong.length === 0) throw wrongFile('The file has no rows');
  return found;
}

/** Those whose phone nobody has yet, in the file or among the clients; who has none counts as new. */
async function withoutDuplicates(actor: Actor, rows: Found['rows']) {
  const phones = rows.flatMap(({ input }) => input.phones);
  const known = await Client.find(
    { ...teamScope(actor), phones: op.in(phones) },
    { name: 1, phones: 1 },
  ).lean();
  const names = new Map(known.flatMap(({ name, phones: theirs }) => theirs.map((phone) => [phone, name])));
  const fresh: ClientInput[] = [];
  const duplicates: LeftOutDto[] = [];
  for (const { row, input } of rows) {
    const phone = input.phones.find((phone) => names.has(phone));
    if (phone)
      duplicates.push({ row, name: input.name, reason: `${names.get(phone)} has the same phone, ${phone}` });
    else fresh.push(input);
    for (const phone of input.phones) if (!names.has(phone)) names.set(phone, input.name);
  }
  return { fresh, duplicates };
}

/** Imports clients from a CSV file or vCards, or says what that would do. Rows with a phone that is known are left out. */
export async function importClients(actor: Actor, request: Request): Promise<ClientImportDto> {
  const form = await readMultipart(request, RULES);
  try {
    const { check, ...consent } = form.fields;
    const options = clientImportSchema.parse({ consent, isCheck: check });
    const file = form.files[0];
    if (!file) throw wrongFile('Please choose a file');
    const { rows, wrong } = await readClients(file.path, options);
    const { fresh, duplicates } = await withoutDuplicates(actor, rows);
    await requireRoom(actor, fresh.length);
    if (!options.isCheck && fresh.length > 0) {
      const details = { kind: 'clients', created: fresh.length };
      await recordAudit({ action: 'import', by: actor, details });
      await Client.insertMany(fresh.map((input) => ({ ...clientRow(input), ...ownedBy(actor) })));
    }
    const leftOut = [...wrong, ...duplicates].sort((a, b) => a.row - b.row).slice(0, MAX_NAMED_ROWS);
    return { created: fresh.length, duplicates: duplicates.length, wrong: wrong.length, leftOut };
  } finally {
    await form.dispose();
  }
}
