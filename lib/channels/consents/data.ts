import 'server-only';
import type { ConsentKind } from '@/lib/channels/constants';
import { Consent, type ConsentRow } from '@/models/channels/consent';
import type { ConsentDto } from './dto';

const MAX_SHOWN = 50;

export const isAgreed = async (phone: string, kind: ConsentKind): Promise<boolean> =>
  Boolean(await Consent.exists({ phone, kind, isActive: true }));

const toConsentDto = (row: ConsentRow): ConsentDto => ({
  kind: row.kind,
  isActive: row.isActive,
  at: row.at.toISOString(),
  way: row.way,
  words: row.words,
  ...(row.by && { by: row.by }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.endedWords && { endedWords: row.endedWords }),
});

/** What a number has agreed to, and what has ended, the newest first. */
export async function listConsents(phone: string): Promise<ConsentDto[]> {
  const rows = await Consent.find({ phone }).sort({ at: -1 }).limit(MAX_SHOWN).lean();
  return rows.map(toConsentDto);
}

/** The numbers that have agreed to this kind, in order. */
export async function listAgreed(kind: ConsentKind, limit: number): Promise<string[]> {
  const rows = await Consent.find({ kind, isActive: true }, { phone: 1 })
    .sort({ phone: 1 })
    .limit(limit)
    .lean();
  return rows.map(({ phone }) => phone);
}
