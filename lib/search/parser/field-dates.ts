import type { Conditions } from '@/lib/search/conditions/constants';
import type { FieldContext, FieldMatch } from './field-match';
import { numberAt } from './numbers';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';

const MONTHS = new PhraseTable<number>(
  numbered([
    'january, jan, जानेवारी, जनवरी',
    'february, feb, फेब्रुवारी, फरवरी',
    'march, mar, मार्च',
    'april, apr, gudi padwa, gudhi padwa, padwa, गुढीपाडवा, एप्रिल, अप्रैल',
    'may, akshay tritiya, akshaya tritiya, अक्षय तृतीया, मे, मई',
    'june, jun, जून',
    'july, jul, जुलै, जुलाई',
    'august, aug, ऑगस्ट, अगस्त',
    'september, sept, sep, सप्टेंबर, सितंबर',
    'october, oct, dussehra, dasara, dasra, dashera, दसरा, दशहरा, ऑक्टोबर, अक्टूबर',
    'november, nov, this diwali, diwali, deepavali, divali, दिवाळी, दिवाली, नोव्हेंबर, नवंबर',
    'december, dec, year end, डिसेंबर, दिसंबर',
  ]),
);
type When = 'before' | 'by' | 'after' | 'from';
/** `Move`: of a rental the day it is free, of a sale its possession. */
type Handover = 'PossessionDate' | 'AvailableFrom' | 'Move';
const HANDOVER = new PhraseTable<Handover>([
  ...'shift, shifting, to shift, moving in, move in, moving, move, occupy, occupancy, delivery, shift hona, shift karna, shift vhaycha, rahayla, राहायला, शिफ्ट, शिफ्टिंग'
    .split(', ')
    .map((phrase) => [phrase, 'Move'] as const),
  ...'possession, posession, possesion, ready possession, ready, handover, hand over, completion, taba, kabja, ताबा, कब्जा, पझेशन, पजेशन'
    .split(', ')
    .map((phrase) => [phrase, 'PossessionDate'] as const),
  ...'available, vacant, free, khali, उपलब्ध, रिकामे, खाली'
    .split(', ')
    .map((phrase) => [phrase, 'AvailableFrom'] as const),
]);
const WHEN = new PhraseTable<When>([
  ...'not before, not earlier than, no earlier than, earliest'
    .split(', ')
    .map((phrase) => [phrase, 'from'] as const),
  ['before', 'before'],
  ...'not later than, no later than, not after, latest by, latest, at the latest, is, should be, must be, will be, needed, required, date is, chahiye, hava, by end of, by the end of, end of, before end of, next, coming, agle, pudhil, अगले, पुढील, by, in, from, on, till, until, upto, up to, date, within, around, mein, madhe, tak, में, मध्ये'
    .split(', ')
    .map((phrase) => [phrase, 'by'] as const),
  ...'after, post'.split(', ').map((phrase) => [phrase, 'after'] as const),
]);

const ORDER = new PhraseTable<'before' | 'after'>([
  ...'se pehle, se pahle, ke pehle, ke pahle, chya aadhi, purvi, से पहले, के पहले, च्या आधी, पूर्वी'
    .split(', ')
    .map((phrase) => [phrase, 'before'] as const),
  ...'ke baad, ke bad, se baad, nantar, chya nantar, के बाद, नंतर, च्या नंतर'
    .split(', ')
    .map((phrase) => [phrase, 'after'] as const),
]);

const WITHIN = phraseSet(
  'me, mein, ke andar, madhe, madhye, chya aat, tak, paryant, में, के अंदर, मध्ये, च्या आत, तक, पर्यंत',
);

const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const MONTH_WORDS = phraseSet('month, months, mahina, mahine, mahinyat, महिना, महिने, महिन्यांत, महीना, महीने');
const YEAR_WORDS = phraseSet('year, years, yr, yrs, saal, varsh, varshat, वर्ष, वर्षे, वर्षांत, साल');

const NEXT = new Set(['next', 'coming', 'agle', 'pudhil', 'अगले', 'पुढील']);

const NAMED_YEARS = new PhraseTable<number>([
  ...'this year, current year, is saal, ya varshi, yanda, इस साल, या वर्षी, यंदा'
    .split(', ')
    .map((phrase) => [phrase, 0] as const),
  ...'next year, coming year, agle saal, pudhil varshi, pudchya varshi, अगले साल, पुढील वर्षी'
    .split(', ')
    .map((phrase) => [phrase, 1] as const),
]);
const DAY = /^([1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/;

/** "15 dec", "1st january": the day before its month. */
const dayAt = (tokens: readonly Token[], at: number): number | undefined => {
  const day = MONTHS.at(tokens, at + 1) ? DAY.exec(tokens[at]?.text ?? '')?.[1] : undefined;
  return day === undefined ? undefined : Number(day);
};

/** "6 months", "one year", "next year" from today. */
function spanAt(tokens: readonly Token[], at: number, today: string | undefined) {
  const isNext = NEXT.has(tokens[at - 1]?.text ?? '');
  const named = today ? NAMED_YEARS.at(tokens, at - Number(isNext)) : undefined;
  if (named && today)
    return {
      year: Number(today.slice(0, 4)) + named.value,
      month: 12,
      end: at - Number(isNext) + named.used,
    };
  const count = numberAt(tokens, at) ?? (isNext ? { value: 1, used: 0 } : undefined);
  const months = count && MONTH_WORDS.at(tokens, at + count.used);
  const unit = months ?? (count && YEAR_WORDS.at(tokens, at + count.used));
  if (!count || !unit || !today || count.value > 60) return undefined;
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = month - 1 + Math.round(count.value * (months ? 1 : 12));
  return { year: year + Math.floor(last / 12), month: (last % 12) + 1, end: at + count.used + unit.used };
}

const MAX_YEARS_AHEAD = 9;
/** "27", where a year may follow, is one of the next ten; a unit behind it makes it something else. */
function shortYearAt(tokens: readonly Token[], at: number, today: string): number | undefined {
  const figure = /^[2-4]\d$/.exec(tokens[at]?.text ?? '')?.[0];
  const year = figure && Number(`20${figure}`);
  const ahead = year ? year - Number(today.slice(0, 4)) : -1;
  const isAlone = !/^[\p{L}-]/u.test(tokens[at + 1]?.text ?? '') || WITHIN.at(tokens, at + 1);
  return year && isAlone && ahead >= 0 && ahead <= MAX_YEARS_AHEAD ? year : undefined;
}

const DIWALI = phraseSet('this diwali, diwali, deepavali, divali, दिवाळी, दिवाली');
/** The latest day in November on which it can be. */
const LAST_OF_DIWALI = 15;

/** A month with its year, or a year; without a year, the next such month. */
function monthAt(tokens: readonly Token[], at: number, today: string | undefined) {
  const yearAt = (where: number) =>
    /^20[2-4]\d$/.test(tokens[where]?.text ?? '') ? Number(tokens[where]!.text) : undefined;
  // "2026 december"
  const yearBefore = yearAt(at) && MONTHS.at(tokens, at + 1);
  if (yearBefore) return { year: yearAt(at)!, month: yearBefore.value, end: at + 1 + yearBefore.used };
  const month = MONTHS.at(tokens, at);
  const next = at + (month?.used ?? 0);
  const isYear = yearAt(next) !== undefined;
  if (!month && !isYear) return undefined;
  // "possession dec 27": a year, because the day is said before the month
  const short = month && today && !dayAt(tokens, at - 1) ? shortYearAt(tokens, next, today) : undefined;
  if (month && short) return { year: short, month: month.value, end: next + 1 };
  if (isYear) return { year: Number(tokens[next]!.text), month: month?.value, end: next + 1 };
  if (!today) return undefined;
  const [year = 0, current = 0, day] = today.split('-').map(Number);
  // in November "next diwali" is that of the next year
  // ... and so is Diwali itself, as soon as it is over
  const isOver = Number(day) > LAST_OF_DIWALI && DIWALI.at(tokens, at) !== undefined;
  const isOfNext = isOver || NEXT.has(tokens[at - 1]?.text ?? '');
  const isPast = month!.value < current || (month!.value === current && isOfNext);
  return { year: isPast ? year + 1 : year, month: month!.value, end: next };
}

const DAY_UNITS = new PhraseTable<number>([
  ...'day, days, din, divas, divsat, divsan, दिन, दिवस, दिवसांत, दिवसांनी'
    .split(', ')
    .map((word) => [word, 1] as const),
  ...'week, weeks, hafta, hafte, aathavda, aathavde, athavda, weekend, हफ्ता, हफ्ते, आठवडा, आठवडे, आठवड्यात'
    .split(', ')
    .map((word) => [word, 7] as const),
]);
const TOMORROW = new Set(['tomorrow', 'kal', 'udya', 'कल', 'उद्या']);
const MAX_DAYS = 120;

/** "15 days", "next week", "a week", "tomorrow" from today. */
function soonAt(tokens: readonly Token[], start: number, today: string | undefined) {
  if (!today) return undefined;
  const dayAfter = (days: number, end: number) => {
    const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
    return { date: dayText(year, month, day + days), end };
  };
  if (TOMORROW.has(tokens[start]?.text ?? '')) return dayAfter(1, start + 1);
  const isNext = NEXT.has(tokens[start]?.text ?? '') || NEXT.has(tokens[start - 1]?.text ?? '');
  const at = start + Number(NEXT.has(tokens[start]?.text ?? '') || tokens[start]?.text === 'a');
  const count = numberAt(tokens, at) ?? (isNext || at > start ? { value: 1, used: 0 } : undefined);
  const unit = count && DAY_UNITS.at(tokens, at + count.used);
  const days = unit && Math.round(count.value * unit.value);
  return days !== undefined && days <= MAX_DAYS ? dayAfter(days, at + count!.used + unit!.used) : undefined;
}

type Period = { year: number; month: number | undefined; day: number | undefined };

function conditionOf(field: string, when: When, date: string | Period): Conditions {
  if (typeof date === 'string') return { [isLeast(when) ? `min${field}` : `max${field}`]: date };
  const { year, month, day } = date;
  if (when === 'after') return { [`min${field}`]: dayText(year, (month ?? 12) + 1, 1) };
  if (when === 'from') return { [`min${field}`]: dayText(year, month ?? 1, day ?? 1) };
  const last = day ? dayText(year, month ?? 12, day) : dayText(year, (month ?? 12) + 1, 0);
  return { [`max${field}`]: when === 'before' ? dayText(year, month ?? 1, (day ?? 1) - 1) : last };
}

/** "possession by march 2027", "december 2026 possession", "available from january" */
export function handover(
  tokens: readonly Token[],
  start: number,
  { today, rent }: FieldContext,
): FieldMatch | undefined {
  const word = HANDOVER.at(tokens, start);
  let at = start + (word?.used ?? 0);
  let when: When = 'by';
  for (let found = WHEN.at(tokens, at); word && found; found = WHEN.at(tokens, at)) {
    when = found.value === 'by' ? when : found.value;
    at += found.used;
  }
  // "after june 2027 possession"
  const lead = word ? undefined : WHEN.at(tokens, at);
  if (lead && lead.value !== 'by') {
    when = lead.value;
    at += lead.used;
  }
  // "from 1st december 2 bhk rent"
  const isFrom = rent && !word && tokens[start]?.text === 'from';
  // "agle mahine se rent"
  at += Number(isFrom || (rent && !word && NEXT.has(tokens[at]?.text ?? '')));
  const day = dayAt(tokens, at);
  const isSoon = rent && TOMORROW.has(tokens[at]?.text ?? '');
  const soon = word || isFrom || isSoon || numberAt(tokens, at) ? soonAt(tokens, at, today) : undefined;
  const date = monthAt(tokens, at + (day ? 1 : 0), today) ?? spanAt(tokens, at, today) ?? soon;
  if (!date) return undefined;
  // "march se pehle", "jan 2027 ke baad possession"
  const order = ORDER.at(tokens, date.end);
  if (order) {
    when = order.value;
    date.end += order.used;
  }
  // "6 mahine me possession"
  const within = WITHIN.at(tokens, date.end);
  const after = word ? undefined : HANDOVER.at(tokens, date.end + (within?.used ?? 0));
  const isBare = rent && !word && !after && isDated(tokens, [at, date.end], day);
  const isDay = isFrom || isBare;
  const isAhead = isMonthAhead(tokens, [at, date.end], today);
  const name = word?.value ?? after?.value ?? (isDay ? 'AvailableFrom' : isAhead ? 'Move' : undefined);
  if (!name) return undefined;
  const field = rent ? 'AvailableFrom' : name === 'Move' ? 'PossessionDate' : name;
  const set = conditionOf(field, when, 'date' in date ? date.date : { ...date, day });
  const type = name === 'AvailableFrom' && !rent ? { type: 'rent' as const } : {};
  const behind = (word ?? after ?? isAhead) ? (within?.used ?? 0) + (after?.used ?? 0) : 0;
  const end = date.end + behind;
  const other = otherEnd(tokens, end, [field, when], today);
  return { used: (other?.end ?? end) - start, set: { ...type, ...set, ...other?.set } };
}

const JOINS = phraseSet('but, and, but not, ,, aur, ani, par, lekin, पण, और, आणि, पर, लेकिन');
const isLeast = (when: When): boolean => when === 'after' || when === 'from';
/** "possession after march 2027 but before december 2027": the other end. */
function otherEnd(
  tokens: readonly Token[],
  end: number,
  [field, first]: readonly [string, When],
  today: string | undefined,
): { set: Conditions; end: number } | undefined {
  let at = end + (JOINS.at(tokens, end)?.used ?? 0);
  const when = WHEN.at(tokens, at);
  if (when) at += when.used;
  const day = dayAt(tokens, at);
  const date = monthAt(tokens, at + (day ? 1 : 0), today);
  const order = date && ORDER.at(tokens, date.end);
  const side = order?.value ?? when?.value;
  if (!date || !side || isLeast(side) === isLeast(first)) return undefined;
  return { set: conditionOf(field, side, { ...date, day }), end: date.end + (order?.used ?? 0) };
}

/** "oct 2027 tak": a month of a year to come is when somebody wants to move. */
function isMonthAhead(tokens: readonly Token[], [from, to]: [number, number], today: string | undefined) {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const year = words.find((text) => /^20[2-4]\d$/.test(text));
  return (
    year !== undefined && words.length > 1 && today !== undefined && Number(year) >= Number(today.slice(0, 4))
  );
}

const BEFORE_MONTH = new Set('in from by before till until'.split(' '));
const BEHIND_MONTH = new Set('se me mein ko tak paryant pasun से में को तक पासून पर्यंत'.split(' '));
/** "2 bhk rent in january", "1 feb ko kiraye pe": of a rental a month can only be when it is wanted. */
function isDated(
  tokens: readonly Token[],
  [start, end]: readonly [number, number],
  day: number | undefined,
): boolean {
  const isNext = NEXT.has(tokens[start - 1]?.text ?? '') || TOMORROW.has(tokens[start]?.text ?? '');
  const isMonth = day !== undefined || isNext || MONTHS.at(tokens, start) !== undefined;
  // the verb "may", and "mar", "jan" that are words of other languages
  const isShort = (tokens[start]?.text.length ?? 0) <= 3;
  const isSaid = BEFORE_MONTH.has(tokens[start - 1]?.text ?? '') || BEHIND_MONTH.has(tokens[end]?.text ?? '');
  return isMonth && isSaid && (day !== undefined || isNext || !isShort);
}

const FOR = new Set(['for', 'only']);
const FOR_BEHIND = phraseSet('ke liye, sathi, for, only, agreement, के लिए, साठी');
const OF_LOAN = new Set('emi loan karj kist ईएमआई लोन कर्ज'.split(' '));
const MAX_LOAN_YEARS = 40;

/** "for one month", "lease 3 years": how long, which no filter asks; so short a stay is a rental. */
export function duration(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const count = numberAt(tokens, start);
  if (!count) return undefined;
  const at = start + count.used;
  const [months, years] = [MONTH_WORDS.at(tokens, at), YEAR_WORDS.at(tokens, at)];
  const isFor = FOR.has(tokens[start - 1]?.text ?? '');
  const unit = months ?? years ?? DAY_UNITS.at(tokens, at);
  if (!unit) return undefined;
  const used = count.used + unit.used;
  const behind = FOR_BEHIND.at(tokens, start + used);
  if (tokens.some(({ text }) => OF_LOAN.has(text))) {
    const term = Math.round(months ? count.value / 12 : count.value);
    return (months ?? years) && term >= 1 && term <= MAX_LOAN_YEARS ? { used, years: term } : undefined;
  }
  if (isFor || behind)
    return years ? { used } : { used: used + (behind?.used ?? 0), left: true, set: { type: 'rent' } };
  return (months ?? years) && { used };
}
