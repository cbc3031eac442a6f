import { AFTER, BEFORE, type Bound } from './bounds';
import { numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';
import { STOREYS, UNITS } from './units';

const LINKS = phraseSet(
  'of, is, for, the, ka, ki, a, should be, must be, has to be, will be, may be, can be, be',
);

export type Prefix = {
  bound: Bound | undefined;
  strict: boolean;
  hint: 'money' | 'area' | undefined;
  next: number;
};

/** "budget is under", "carpet area above": words about the following amount. */
export function prefixAt(tokens: readonly Token[], start: number): Prefix {
  const prefix: Prefix = { bound: undefined, strict: false, hint: undefined, next: start };
  for (let steps = 0; steps < 5; steps++) {
    const found = BEFORE.at(tokens, prefix.next);
    const link = prefix.next > start ? LINKS.at(tokens, prefix.next) : undefined;
    if (!found && !link) break;
    if (found?.value === 'money' || found?.value === 'area') prefix.hint = found.value;
    else if (found) {
      prefix.strict = found.value === 'below' || found.value === 'above';
      prefix.bound =
        found.value === 'below' ? 'max' : found.value === 'above' ? 'min' : (found.value as Bound);
    }
    prefix.next += (found ?? link)!.used;
  }
  return prefix;
}

const ROOM_WORDS = new Set(['bhk', 'bhks', 'bkh', 'rk', 'bedroom', 'bedrooms', 'बीएचके']);

/** Words about the preceding amount. A word that may also precede amounts belongs to the following one: "min 50 max 75". */
export function suffixAt(tokens: readonly Token[], at: number): { bound: Bound; used: number } | undefined {
  const found = AFTER.at(tokens, at);
  // "2 bhk not more than 5 years old"; "40 lakh above ground floor"
  const behind = found && tokens[at + found.used]?.text;
  if (
    !found ||
    behind === 'than' ||
    STOREYS.has(behind ?? '') ||
    BUILT.has(behind ?? '') ||
    (CHARGED.has(behind ?? '') && BEFORE.at(tokens, at))
  )
    return undefined;
  // "below 30 or above 25": its last word belongs to the next amount; that of "30 lakh se upar 50 lakh" does not
  const last = at + found.used - 1;
  const isJoined = OR.has(tokens[at]!.text) && BEFORE.at(tokens, last)?.used === 1;
  const isNext = isJoined && isAmount(tokens, last + 1);
  if (isNext && !hasOwnLimit(tokens, last + 1)) return undefined;
  const isPrefix = BEFORE.at(tokens, at)?.used === found.used && found.used < tokens.length - at;
  const next = isPrefix ? prefixAt(tokens, at).next : at;
  const following = isPrefix ? numberAt(tokens, next) : undefined;
  // "emi 30k max 3 bhk": rooms have no limit right after an amount
  const isRooms = following && ROOM_WORDS.has(tokens[next + following.used]?.text ?? '');
  if (following && !isRooms && !isAnswered(tokens, next + following.used, found.value)) return undefined;
  return { bound: found.value as Bound, used: found.used };
}

const OR = new Set('or and ya kinva aur ani या किंवा और आणि'.split(' '));
const isAmount = (tokens: readonly Token[], at: number): boolean => {
  const number = numberAt(tokens, at);
  return Boolean(number?.digits && !ROOM_WORDS.has(tokens[at + number.used]?.text ?? ''));
};

/** "20 lakh se upar 30 lakh se niche": the next amount has a limit of its own behind it. */
function hasOwnLimit(tokens: readonly Token[], at: number): boolean {
  const end = at + (numberAt(tokens, at)?.used ?? 0);
  const behind = AFTER.at(tokens, end + (UNITS.at(tokens, end)?.used ?? 0));
  return behind !== undefined && behind.used > 1;
}

/** "40 lakh max 30 lakh min": behind the other number stands the other limit, and no amount follows it. */
const isAnswered = (tokens: readonly Token[], end: number, bound: string): boolean =>
  [end, end + 1].some((at) => {
    const other = BEFORE.at(tokens, at);
    if (!other || !['max', 'min'].includes(other.value) || other.value === bound) return false;
    const behind = at + other.used;
    const number = numberAt(tokens, behind);
    const isRooms = number && ROOM_WORDS.has(tokens[behind + number.used]?.text ?? '');
    return isRooms || [undefined, ','].includes(tokens[behind]?.text);
  });

/** "50 lakh under construction" */
const BUILT = new Set(['construction', 'const', 'constr', 'process']);

/** "2 bhk min deposit", "3 bhk max rent 20k": the limit of what follows */
const CHARGED = new Set(
  'deposit rent budget price cost rate maintenance brokerage kiraya bhada emi area carpet'.split(' '),
);

const PLUS = new Set(['+', 'plus']);
const AMOUNTS = new Set(['maxPrice', 'maxDeposit', 'maxRate']);
/** Of a refused amount: "1 lakh deposit nako" has no word of its limit, "deposit 1 lakh se zyada nahi" remains the most. */
export function amountRefused(
  tokens: readonly Token[],
  { from, set }: { from: number; set?: object },
  to: number,
): 'plain' | 'most' | undefined {
  const [key, ...more] = Object.keys(set ?? {}).filter((name) => name !== 'type');
  if (!key || more.length > 0 || !AMOUNTS.has(key)) return undefined;
  // "zyada se zyada 50 lakh": the words of one limit are read together
  const said: string[] = [];
  for (let at = from; at < to; ) {
    const [before, after] = [BEFORE.at(tokens, at), AFTER.at(tokens, at)];
    const found = (before?.used ?? 0) >= (after?.used ?? 0) ? before : after;
    // "40 lakh + gst": an addition
    const isBound = found && !['money', 'area'].includes(found.value) && !PLUS.has(tokens[at]!.text);
    if (isBound) said.push(found.value);
    at += found?.used ?? 1;
  }
  if (said.length === 0) return 'plain';
  return said.some((bound) => bound === 'min' || bound === 'above') ? 'most' : undefined;
}
