import 'server-only';
import { fieldError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { DecisionReason, type DecisionReasonRow } from '@/models/moderation/decision-reason';
import { MAX_OWN_REASONS, USUAL_REASONS, type UsualReason } from './constants';
import type { ReasonDto } from './dto';

const MAX_ROWS = 10 * MAX_OWN_REASONS;

const isUsual = (key: string): key is UsualReason => Object.hasOwn(USUAL_REASONS, key);

function usual(key: UsualReason): ReasonDto {
  const [decision, en] = USUAL_REASONS[key];
  const inLanguage = (language: Language) => textsIn(language, 'moderation/reasons').t(en);
  return { key, decision, en, mr: inLanguage('mr'), hi: inLanguage('hi'), isOwn: false, __v: 0 };
}

type Stored = DecisionReasonRow & { __v?: number | null };

const toDto = ({ key, decision, en, mr, hi, __v }: Stored): ReasonDto => ({
  ...{ key, decision, en, mr, hi },
  isOwn: !isUsual(key),
  __v: __v ?? 0,
});

/** Selectable reasons: usual ones as changed by the office, then its own. */
export async function listReasons(): Promise<ReasonDto[]> {
  const rows = await DecisionReason.find({}).sort({ _id: 1 }).limit(MAX_ROWS).lean<Stored[]>();
  const stored = new Map(rows.map((row) => [row.key, row]));
  const usuals = (Object.keys(USUAL_REASONS) as UsualReason[]).flatMap((key) => {
    const row = stored.get(key);
    if (row?.isHidden) return [];
    return [row ? toDto(row) : usual(key)];
  });
  return [...usuals, ...rows.filter(({ key, isHidden }) => !isUsual(key) && !isHidden).map(toDto)];
}

/** A reason, even a hidden one, because a decision can name it while it is being hidden. */
export async function findReason(key: string): Promise<ReasonDto | undefined> {
  const row = await DecisionReason.findOne({ key }).lean<Stored>();
  if (row) return toDto(row);
  return isUsual(key) ? usual(key) : undefined;
}

type Given = { reason: string; reasonKey?: string | undefined };

/** The reason in a language, or English if untranslated, followed by the officer's text. */
export async function reasonText({ reason, reasonKey }: Given, language: Language = 'en'): Promise<string> {
  const chosen = reasonKey ? await findReason(reasonKey) : undefined;
  return [chosen && (chosen[language] || chosen.en), reason].filter(Boolean).join(' ');
}

/** Throws 'invalid' for a reason that is not offered for this decision. */
export async function assertReason(decision: string, reasonKey: string | undefined): Promise<void> {
  if (!reasonKey) return;
  const offered = (await listReasons()).some((one) => one.key === reasonKey && one.decision === decision);
  if (!offered)
    throw fieldError('invalid', 'reasonKey', 'This reason is no longer offered. Please choose another');
}
