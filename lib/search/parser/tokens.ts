import { latinDigits } from '@/lib/platform/language/digits';
import { foldWord } from '@/lib/platform/text/place-name';
import { isWord, lexicon, senseAt, VALUES } from './lexicon';
import { isQuarter } from './numbers';

/** A word, number or sign of the text, with its position so that its chip can be removed. */
export type Token = {
  text: string;
  start: number;
  end: number;
  currency?: true;
  /** true if its ending meant "of": मजल्याच्या */
  isOf?: boolean;
};

/** Maximum length of a search, which is a sentence. Longer input is cut to bound the time. */
export const MAX_QUERY_LENGTH = 200;
/** Maximum tokens per sentence, because steps compare them with each other. */
const MAX_TOKENS = 50;

/** One token: a property code, 45,00,000, 1.5 or 3rd. Two tokens: "65,70" and "3bhk". Signs are separate. Marathi words contain joiners (U+200C, U+200D). */
const TOKEN =
  /[a-z]{2,4}-[a-z]{2,4}-\d{3,7}\b|(?<![\p{L}\d])p\d{7,}[a-z]?(?![\p{L}\d])|(?<![\p{L}\d])[a-z]{2,4}(?:[ -]?nag[ -]?|(?:mum|hyd|pun|che)(?=\d))\d{4,7}(?!\d)|\d{1,3}(?:,\d{2})*,\d{3}(?!\d)|\d+(?:st|nd|rd|th|va|vi|ve|wa|wi|vya|wya|ri|rya|tha|thi|thya|वा|वी|वें|वे|वीं|वां|व्या|ला|ली|ल्या|रा|री|ऱ्या|था|थी|थे|थ्या)(?![\p{L}\p{M}])|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}\u200c\u200d]*|[₹+/&,–<>≤≥×*~%=-]|[.;!?|•।\n—:]/giu;
const TYPED_CODE = /^([a-z]{2,4})[ -]?([a-z]{3})[ -]?(\d{4,7})$/i;

/** Postpositions and case endings, longest first. `true` marks meaningful ones, which become a separate word. */
const ENDINGS: readonly (readonly [ending: RegExp, isWord: boolean])[] = [
  [/(?:च्या|ा|ां|्या|ा)?(पर्यंत|पासून|पेक्षा|साठी|शिवाय|वगळून|वगळता|खाली|दरम्यान|मध्ये|मधील|सोबत)(?:चा|चे|ची|च)?$/u, true],
  [/(?:ां|ा)?(हून|तून|मुखी)$/u, true],
  [/(?:ां|ा|्या)?(वर)$/u, true],
  [/(mukhi)$/u, true],
  [/(?:च्या|ां|ा|ाच्या)?(जवळ|सह)$/u, true],
  [/(?:ां|ा|्या|ाां)?(च्या|चा|ची|चे|चं|ला|ना|ने|नी|त|ंत)$/u, false],
  [/(?:ां|ा|ात|ांत)$/u, false],
  [
    /(?:an|a|ya|anchya|achya)?(paryant|peksha|sathi|madhe|madhye|madhil|jawal|javal|pasun|shivay|sodun|khali|vaglun)$/u,
    true,
  ],
  [/(?:an|a|ya)?(hun|tak|ke|ka|ki|se|me|mein|chya|cha|chi|che|la|t|at|ant|ne)$/u, true],
];
/** Possible base forms. A noun without its last vowel is a form of the lexicon's: मजल्या of मजला, घरा of घर. */
const basesOf = (base: string): string[] => [
  base,
  base.replace(/(?:ां|ा)$/u, ''),
  base.replace(/्या$/u, 'ा'),
  base.replace(/े$/u, 'ा'),
  base.replace(/े$/u, ''),
  `${base}ा`,
  `${base}े`,
  `${base}a`,
  base.replace(/्य(?:ां)?$/u, 'ी'),
  base.replace(/(?:्य)?ांच्या$/u, ''),
];
const AFTER_UNIT = new Set('tak ke ka ki se me mein la t at ant ne hun'.split(' '));

/** A word split from its endings if the base is known: लाखांपर्यंत becomes लाख and पर्यंत. */
function partsOf(word: string, names: ReadonlySet<string>): string[] {
  const { words } = lexicon();
  const folded = foldWord(word);
  if (
    isQuarter(folded) ||
    words.has(folded) ||
    VALUES.has(folded) ||
    isWord('ordinary', folded) ||
    names.has(folded)
  )
    return [word];
  const quarter = /^(साडे|साढे|सव्वा|पावणे|पाऊणे)(\p{L}.*)$/u.exec(word);
  if (quarter && VALUES.has(foldWord(quarter[2]!))) return [quarter[1]!, quarter[2]!];
  const rooms =
    /^(one|two|three|four|five|ek|do|teen|char|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(bhk|rk|lakhs?|lacs?|crores?)$/i.exec(
      word,
    );
  if (rooms) return rooms.slice(1);
  for (const [ending, isWord] of ENDINGS) {
    const match = ending.exec(folded);
    if (!match || match.index < 2) continue;
    const base = basesOf(folded.slice(0, match.index)).find(
      (one) => one.length > 1 && (words.has(one) || VALUES.has(one) || (isWord && names.has(one))),
    );
    if (!base) continue;
    const said = match[1] ?? '';
    if (AFTER_UNIT.has(said) && !MONEY.has(base) && base.length < 4) continue;
    // "मिनिटांवर" means within them, "लाखांवर" means above
    const isOn = said === 'वर' && !isMoney(base);
    return isWord && said && !isOn ? [base, said] : [base];
  }
  return [word];
}
const isMoney = (word: string) => senseAt([{ text: word }], 0, 'unit')?.sense.unit === 'money';
const MONEY = new Set('lakh lac lacs hazar hajar crore cr koti'.split(' '));

const SIGN = /^[+/&,<>≤≥×*~%=-]$/u;
const WALL = /^[.;!?|•।\n—:]$/u;

export const isWall = (token: Token | undefined): boolean => token === undefined || token.text === '.';
/** True for a wall, or a comma, which ends a clause but not a list of numbers. */
export const isPause = (token: Token | undefined): boolean => isWall(token) || token!.text === ',';

/** Splits text into tokens. `names` are words of places, whose endings stay. */
export function tokenize(text: string, names: ReadonlySet<string>): Token[] {
  const plain = latinDigits(
    text
      .slice(0, MAX_QUERY_LENGTH)
      .replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)),
  );
  const tokens: Token[] = [];
  for (const { 0: word, index } of plain.matchAll(TOKEN)) {
    if (tokens.length >= MAX_TOKENS) break;
    // counts repeated signs such as "++++" once
    if (SIGN.test(word) && tokens.at(-1)?.text === word) continue;
    const [start, end] = [index, index + word.length];
    const code = TYPED_CODE.exec(word);
    if (code) tokens.push({ text: code.slice(1).join('-').toLowerCase(), start, end });
    else if (WALL.test(word)) {
      const last = tokens.at(-1);
      const isEnd =
        word !== '.' ||
        (/\s|$/.test(plain[end] ?? '') &&
          !isWord('abbreviated', last?.text) &&
          !/^[a-z]$/.test(last?.text ?? ''));
      // "flat no. 5"
      const isNumbered =
        word === '.' &&
        last?.text === 'no' &&
        isWord('numbered', tokens.at(-2)?.text) &&
        /^\s*\d/.test(plain.slice(end));
      if (isEnd && !isNumbered && word !== ':' && last && last.text !== '.')
        tokens.push({ text: '.', start, end });
    } else if (/^[-–]$/.test(word) && isDash(plain, index)) {
      if (tokens.at(-1)?.text !== '.') tokens.push({ text: '.', start, end });
    } else {
      const parts = partsOf(word, names);
      let from = start;
      for (const [i, part] of parts.entries()) {
        const rest = parts.slice(i + 1).join('').length;
        const to = Math.max(from, end - rest);
        const isOf = /(?:च्या|chya|cha)$/iu.test(word) && part !== word;
        tokens.push({ text: foldWord(part), start: from, end: to, ...(isOf && { isOf }) });
        from = to;
      }
    }
  }
  return tokens;
}

/** True for a dash between spaces, which ends a clause except in a range such as "40 - 50 lakh". */
const isDash = (text: string, at: number): boolean =>
  /\s/.test(text[at - 1] ?? ' ') &&
  /\s/.test(text[at + 1] ?? ' ') &&
  !(
    /\d\s*(?:l|lakhs?|lacs?|cr|crores?|k|sqft|लाख)?\s*$/i.test(text.slice(0, at)) &&
    /^\s*\d/.test(text.slice(at + 1))
  );

const unitOf = (tokens: readonly Token[], at: number) => senseAt(tokens, at, 'unit')?.sense;
const isAmount = (tokens: readonly Token[], at: number): boolean => {
  const [number, unit] = [tokens[at]?.text ?? '', unitOf(tokens, at + 1)];
  return unit ? unit.unit === 'money' : VALUES.has(number) || Number(number.replaceAll(',', '')) >= 1000;
};

/** Joins a currency sign to the amount before or after it, so that no rule sees the sign. */
export function joinCurrency(tokens: readonly Token[]): Token[] {
  const isCurrency = (at: number) => unitOf(tokens, at)?.unit === 'money' && unitOf(tokens, at)?.factor === 1;
  const joined: Token[] = [];
  let sign: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    if (!isCurrency(at)) {
      joined.push(sign ? { ...token, start: sign.start, currency: true } : token);
      sign = undefined;
      continue;
    }
    const isNumber = /^\d/.test(tokens[at - 1]?.text ?? '');
    const isBehind = isNumber || unitOf(tokens, at - 1)?.unit === 'money';
    const next = tokens[at + 1];
    const isAhead = next && (/^\d/.test(next.text) || VALUES.has(next.text));
    if (isAhead && (!isBehind || isAmount(tokens, at + 1))) sign ??= token;
    else if (isNumber) joined.push({ ...token, text: 'rs' });
    // skipped, because "50 lakh rs" already has a unit
    else if (joined.length > 0) joined[joined.length - 1] = { ...joined.at(-1)!, end: token.end };
  }
  return joined;
}
