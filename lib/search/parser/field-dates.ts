import type { Conditions } from '@/lib/search/conditions/constants';
import type { FieldContext, FieldMatch } from './field-match';
import { numberAt } from './numbers';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';

const MONTHS = new PhraseTable<number>(
  numbered([
    'january, jan, जानेवारी, जनवरी',
    'february, feb, फेब्रुवारी, फरवरी',
    'march, mar, मार्च',
    'april, apr, एप्रिल, अप्रैल',
    'may, मे, मई',
    'june, jun, जून',
    'july, jul, जुलै, जुलाई',
    'august, aug, ऑगस्ट, अगस्त',
    'september, sept, sep, सप्टेंबर, सितंबर',
    'october, oct, ऑक्टोबर, अक्टूबर',
    'november, nov, नोव्हेंबर, नवंबर',
    'december, dec, डिसेंबर, दिसंबर',
  ]),
);
const HANDOVER = new PhraseTable<'PossessionDate' | 'AvailableFrom'>([
  ...'possession, ready possession, ready, handover, taba, ताबा, पझेशन, पजेशन'
    .split(', ')
    .map((phrase) => [phrase, 'PossessionDate'] as const),
  ...'available, vacant, free, khali, उपलब्ध, रिकामे, खाली'
    .split(', ')
    .map((phrase) => [phrase, 'AvailableFrom'] as const),
]);
const WHEN = new PhraseTable<'before' | 'by' | 'after'>([
  ['before', 'before'],
  ...'next, coming, agle, pudhil, अगले, पुढील, by, in, from, on, till, until, upto, up to, date, within, around, mein, madhe, tak, में, मध्ये'
    .split(', ')
    .map((phrase) => [phrase, 'by'] as const),
  ...'after, post'.split(', ').map((phrase) => [phrase, 'after'] as const),
]);

const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const MONTH_WORDS = phraseSet('month, months, mahina, mahine, mahinyat, महिना, महिने, महिन्यांत, महीना, महीने');
const YEAR_WORDS = phraseSet('year, years, yr, yrs, saal, varsh, varshat, वर्ष, वर्षे, वर्षांत, साल');

const NEXT = new Set(['next', 'coming', 'agle', 'pudhil', 'अगले', 'पुढील']);

/** "6 months", "one year", "next year" from today. */
function spanAt(tokens: readonly Token[], at: number, today: string | undefined) {
  const isNext = NEXT.has(tokens[at - 1]?.text ?? '');
  const count = numberAt(tokens, at) ?? (isNext ? { value: 1, used: 0 } : undefined);
  const months = count && MONTH_WORDS.at(tokens, at + count.used);
  const unit = months ?? (count && YEAR_WORDS.at(tokens, at + count.used));
  if (!count || !unit || !today || count.value > 60) return undefined;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = month - 1 + Math.round(count.value * (months ? 1 : 12));
  return { year: year + Math.floor(last / 12), month: (last % 12) + 1, end: at + count.used + unit.used };
}

/** A month with its year, or a year; the month after today where no year is typed. */
function monthAt(tokens: readonly Token[], at: number, today: string | undefined) {
  const month = MONTHS.at(tokens, at);
  const next = at + (month?.used ?? 0);
  const isYear = /^20[2-4]\d$/.test(tokens[next]?.text ?? '');
  if (!month && !isYear) return undefined;
  if (isYear) return { year: Number(tokens[next]!.text), month: month?.value, end: next + 1 };
  if (!today) return undefined;
  const [year = 0, current = 0] = today.split('-').map(Number);
  return { year: month!.value < current ? year + 1 : year, month: month!.value, end: next };
}

/** "possession by march 2027", "december 2026 possession", "available from january" */
export function handover(
  tokens: readonly Token[],
  start: number,
  { today, rent }: FieldContext,
): FieldMatch | undefined {
  const word = HANDOVER.at(tokens, start);
  let at = start + (word?.used ?? 0);
  let when: 'before' | 'by' | 'after' = 'by';
  for (let found = WHEN.at(tokens, at); word && found; found = WHEN.at(tokens, at)) {
    when = found.value === 'by' ? when : found.value;
    at += found.used;
  }
  const date = monthAt(tokens, at, today) ?? spanAt(tokens, at, today);
  if (!date) return undefined;
  const after = word ? undefined : HANDOVER.at(tokens, date.end);
  const name = word?.value ?? after?.value;
  if (!name) return undefined;
  const field = rent ? 'AvailableFrom' : name;
  const { year, month } = date;
  const last = dayText(year, (month ?? 12) + 1, 0);
  const set: Conditions =
    when === 'after'
      ? { [`min${field}`]: dayText(year, (month ?? 12) + 1, 1) }
      : { [`max${field}`]: when === 'before' ? dayText(year, month ?? 1, 0) : last };
  const type = name === 'AvailableFrom' && !rent ? { type: 'rent' as const } : {};
  return { used: date.end + (after?.used ?? 0) - start, set: { ...type, ...set } };
}
