import 'server-only';
import { mapWishes } from '@/lib/clients/requirements/data';
import { dayCell, type SheetCell } from '@/lib/platform/tabular/cells';
import type { Table } from '@/lib/platform/tabular/table-file';
import { formatPhone } from '@/lib/platform/text/phone';
import type { teamScope } from '@/lib/teams/data';
import { Client } from '@/models/clients/client';
import { CONSENT_LABELS } from './constants';
import type { ClientLean } from './data';
import { type ClientDto, toClientDto } from './dto';

/** Export columns, which a client import recognises. */
const COLUMNS = [
  'Full name',
  'Mobile',
  'Other phones',
  'Email',
  'Notes',
  // several wishes share a cell, which an import must not read as one
  'Wishes',
  'Tags',
  'Consent',
  'Consent day',
  'Consent note',
] as const;

/** Clients by name, in columns that an import can read. */
export const clientTable = (scope: ReturnType<typeof teamScope>): Table => ({
  name: 'clients',
  headings: COLUMNS,
  async *rows() {
    const rows = Client.find(scope).sort({ nameKey: 1, _id: 1 }).lean<ClientLean[]>().cursor();
    const read: ClientDto[] = [];
    for await (const row of rows) {
      read.push(toClientDto(row as unknown as ClientLean));
      if (read.length === BATCH) yield* withWishes(read.splice(0));
    }
    yield* withWishes(read);
  },
});

/** Number of clients whose requirements one query reads. */
const BATCH = 200;

async function* withWishes(clients: readonly ClientDto[]) {
  const wishes = await mapWishes(
    clients.map(({ id }) => id),
    'en',
  );
  for (const client of clients) yield csvCells(client, wishes.get(client.id) ?? []);
}

const csvCells = (
  { name, phones: [first = '', ...others], email, notes, tags, consent }: ClientDto,
  wishes: readonly string[],
): SheetCell[] => [
  ...[name, ...[first, others.join(', ')].map(formatPhone), email, notes],
  ...[wishes.join('; '), tags.join(', ')],
  ...(consent ? [CONSENT_LABELS[consent.how], dayCell(consent.day), consent.note] : ['', '', '']),
];

const EXPORT_ROWS = 20_000;

/** Exports the clients that an account owner entered. Excludes a team's clients, which belong to the team. */
export async function exportClients(owner: string) {
  return Client.find(
    { owner, team: null },
    { name: 1, phones: 1, email: 1, notes: 1, consent: 1, createdAt: 1 },
  )
    .limit(EXPORT_ROWS)
    .lean();
}
