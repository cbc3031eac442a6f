import 'server-only';
import type { Types } from 'mongoose';
import { notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Breach, type BreachRow } from '@/models/compliance/breach';
import { BREACH_TEXTS, type BreachText } from './constants';
import type { BreachDto } from './dto';

export type BreachLean = BreachRow & { _id: Types.ObjectId; __v?: number | null };

export async function findBreach(id: string): Promise<BreachLean> {
  const row = isObjectIdHex(id) ? await Breach.findById(id).lean<BreachLean>() : null;
  if (!row) throw notFound('Breach not found');
  return row;
}

export const toBreachDto = (row: BreachLean): BreachDto => ({
  id: String(row._id),
  number: row.number,
  title: row.title,
  noticedAt: row.noticedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  people: row.people,
  texts: Object.fromEntries(BREACH_TEXTS.map((name) => [name, row[name] ?? ''])) as Record<
    BreachText,
    string
  >,
  sent: {
    'board-notice': row.boardToldAt?.toISOString() ?? null,
    people: row.peopleToldAt?.toISOString() ?? null,
    'board-report': row.boardReportedAt?.toISOString() ?? null,
  },
  __v: row.__v ?? 0,
});

/** The register, the newest first. */
export const listBreaches = async (): Promise<BreachDto[]> =>
  (await Breach.find().sort({ noticedAt: -1 }).limit(100).lean<BreachLean[]>()).map(toBreachDto);
