import 'server-only';
import type { Types } from 'mongoose';
import { ownFilter } from '@/lib/channels/consents/data';
import { CONSENT_KIND_LABELS } from '@/lib/channels/constants';
import { listAsked } from '@/lib/compliance/purposes/data';
import type { AnySession } from '@/lib/platform/auth/types';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { Consent, type ConsentRow } from '@/models/channels/consent';
import { ConsentChoice, type ConsentChoiceRow } from '@/models/compliance/consent-choice';
import type { OwnReceiptsDto, ReceiptDto } from './dto';

type ConsentLean = ConsentRow & { _id: Types.ObjectId };
type ChoiceLean = ConsentChoiceRow & { _id: Types.ObjectId };
const MAX_SHOWN = 100;

/** The title follows the words: both are in the language in which the person agreed. */
function ofConsent(row: ConsentLean): ReceiptDto {
  const language = row.language ?? 'en';
  const { t } = textsIn(language, 'compliance/documents');
  return {
    id: String(row._id),
    title: t('WhatsApp: {kind}', { kind: t(CONSENT_KIND_LABELS[row.kind]) }),
    words: row.words,
    language,
    at: row.at.toISOString(),
    number: row.phone.slice(-4),
    endedAt: row.isActive ? null : (row.endedAt ?? row.at).toISOString(),
  };
}

const ofChoice = (row: ChoiceLean): ReceiptDto => ({
  id: String(row._id),
  title: row.title,
  words: row.words,
  language: row.language,
  at: row.at.toISOString(),
  number: null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Consents of the caller, including ended ones: of the account, guest or browser, and of the confirmed number. */
async function consentFilter(session: AnySession | null, headers: Headers) {
  const filter = await ownFilter(session, headers);
  return filter && { $or: filter.$or };
}

/** The caller's receipts, newest first, and the purposes that an account has not decided about. */
export async function listReceipts(
  session: AnySession | null,
  headers: Headers,
  language: Language,
): Promise<OwnReceiptsDto> {
  const [owner, filter] = [ownerOf(session, headers), await consentFilter(session, headers)];
  const [consents, choices] = await Promise.all([
    filter ? Consent.find(filter).sort({ at: -1 }).limit(MAX_SHOWN).lean<ConsentLean[]>() : [],
    owner
      ? ConsentChoice.find({ owner, state: 'agreed' }).sort({ at: -1 }).limit(MAX_SHOWN).lean<ChoiceLean[]>()
      : [],
  ]);
  const receipts = [...consents.map(ofConsent), ...choices.map(ofChoice)];
  receipts.sort((a, b) => b.at.localeCompare(a.at));
  return { receipts, asked: session?.kind === 'user' && owner ? await listAsked(owner, language) : [] };
}

/** One of the caller's receipts; foreign and unknown ones are rejected alike. */
export async function findReceipt(
  session: AnySession | null,
  headers: Headers,
  id: string,
): Promise<{ receipt: ReceiptDto; purpose: string | undefined }> {
  const [owner, filter] = [ownerOf(session, headers), await consentFilter(session, headers)];
  const known = isObjectIdHex(id);
  const consent = known && filter && (await Consent.findOne({ _id: id, ...filter }).lean<ConsentLean>());
  if (consent) return { receipt: ofConsent(consent), purpose: undefined };
  const choice =
    known && owner && (await ConsentChoice.findOne({ _id: id, owner, state: 'agreed' }).lean<ChoiceLean>());
  if (!choice) throw notFound('Consent not found');
  return { receipt: ofChoice(choice), purpose: choice.purpose };
}

export async function exportChoices(owner: string) {
  return ConsentChoice.find({ owner }, { _id: 0, owner: 0, __v: 0 }).limit(EXPORT_ROWS).lean();
}
