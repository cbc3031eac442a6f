import 'server-only';
import { findUserById } from '@/lib/accounts/users/data';
import type { ConsentKind } from '@/lib/channels/constants';
import type { AnySession } from '@/lib/platform/auth/types';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { normalizeMobile } from '@/lib/platform/text/phone';
import { site } from '@/lib/settings/data';
import { Consent, type ConsentRow } from '@/models/channels/consent';
import type { ConsentForm } from './constants';
import type { ConsentDto, OwnConsentsDto } from './dto';
import { consentWords } from './format';

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

/** Consents of a number, current and ended, newest first. */
export async function listConsents(phone: string): Promise<ConsentDto[]> {
  const rows = await Consent.find({ phone }).sort({ at: -1 }).limit(MAX_SHOWN).lean();
  return rows.map(toConsentDto);
}

/** Numbers that agreed to this kind, in order. */
export async function listAgreed(kind: ConsentKind, limit: number): Promise<string[]> {
  const rows = await Consent.find({ kind, isActive: true }, { phone: 1 })
    .sort({ phone: 1 })
    .limit(limit)
    .lean();
  return rows.map(({ phone }) => phone);
}

/** The consent that a form asks for; undefined without a WhatsApp account, so the form does not ask. */
export async function askedWords(form: ConsentForm, language: Language): Promise<string | undefined> {
  if (!whatsAppAccount()) return undefined;
  return consentWords(form, (await site()).name, textsIn(language, 'channels/consents'));
}

export async function confirmedNumber(userId: string): Promise<string | undefined> {
  const account = await findUserById(userId, { confirmedPhone: 1 });
  return normalizeMobile(account?.confirmedPhone ?? '');
}

const numberOf = async (session: AnySession | null) =>
  session?.kind === 'user' ? confirmedNumber(session.user.id) : undefined;

/** Filter for the caller's consents: those of the account, guest or browser, and of the account's confirmed number. */
export async function ownFilter(session: AnySession | null, headers: Headers) {
  const owner = ownerOf(session, headers);
  const phone = await numberOf(session);
  const either = [...(owner ? [{ owner }] : []), ...(phone ? [{ phone }] : [])];
  return either.length > 0 ? { $or: either, isActive: true } : undefined;
}

export async function listOwnConsents(session: AnySession | null, headers: Headers): Promise<OwnConsentsDto> {
  const [filter, phone] = await Promise.all([ownFilter(session, headers), numberOf(session)]);
  const rows = filter ? await Consent.find(filter).sort({ at: -1 }).limit(MAX_SHOWN).lean() : [];
  const alertWords = phone && (await askedWords('alert', requestLanguage(headers)));
  return {
    consents: rows.map((row) => ({
      id: String(row._id),
      kind: row.kind,
      number: row.phone.slice(-4),
      words: row.words,
      at: row.at.toISOString(),
    })),
    ...(alertWords && { alertWords }),
  };
}
