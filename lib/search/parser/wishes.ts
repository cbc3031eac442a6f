import { preferable } from '@/lib/search/preferred/rules';
import { ACCEPTED, OR } from './negation-words';
import type { Piece, Pieces } from './pieces';
import { phraseSet, type Token } from './tokens';
import { FILLERS } from './vocabulary';

const all = (...lists: readonly (readonly string[])[]): string =>
  lists.reduce((said, list) => said.flatMap((one) => list.map((word) => `${one} ${word}`.trim()))).join(', ');

/** "hai" and the like between a wish and its "preferred", and what is good about it: each with each. */
const WOULD_BE = ['', 'is', 'are', 'would be', 'will be', 'should be', 'if', 'highly', 'much', 'most'];
const ENGLISH = all(WOULD_BE, [
  'preferred',
  'prefered',
  'preffered',
  'preferd',
  'preferable',
  'preferably',
  'preferrable',
  'preference',
  'pref',
]);
const GREAT = all(
  ['is', 'would be', 'will be', 'll be', 'd be', 'as'],
  [
    'a plus',
    'a bonus',
    'bonus',
    'plus point',
    'a plus point',
    'an advantage',
    'added advantage',
    'ideal',
    'nice',
    'great',
    'better',
    'best',
    'good',
    'lovely',
    'perfect',
  ],
);
const HINDI = all(
  [
    'ho to',
    'ho toh',
    'hua to',
    'hua toh',
    'mile to',
    'mil jaye to',
    'mil jaye toh',
    'mil jaaye to',
    'rahe to',
    'rahega to',
    'hoga to',
    'ho jaye to',
  ],
  [
    'accha',
    'acha',
    'achha',
    'acchi',
    'achhi',
    'acche',
    'behtar',
    'badhiya',
    'best',
    'better',
    'good',
    'sahi',
    'bahut accha',
    'aur accha',
    'aur bhi accha',
    'sone pe suhaga',
  ],
);
const MARATHI = all(
  [
    'asel tar',
    'asli tar',
    'asla tar',
    'asle tar',
    'asalyas',
    'aslyas',
    'milala tar',
    'milali tar',
    'milale tar',
  ],
  [
    'chan',
    'chhan',
    'bara',
    'bare',
    'bari',
    'uttam',
    'changle',
    'changla',
    'changli',
    'best',
    'better',
    'khup chan',
    'ajun chan',
    'adhik chan',
  ],
);
const DEVANAGARI = [
  all(
    ['हो तो', 'मिले तो', 'मिल जाए तो', 'रहे तो', 'होगा तो'],
    ['अच्छा', 'अच्छी', 'अच्छे', 'बेहतर', 'बढ़िया', 'बहुत अच्छा', 'और अच्छा', 'और भी अच्छा'],
  ),
  all(
    ['असेल तर', 'असली तर', 'असला तर', 'असले तर', 'असल्यास', 'मिळाला तर', 'मिळाली तर', 'मिळाले तर'],
    ['छान', 'बरं', 'बरे', 'बरा', 'बरी', 'उत्तम', 'चांगले', 'चांगलं', 'चांगला', 'चांगली', 'बेस्ट', 'खूप छान', 'अधिक चांगले'],
  ),
].join(', ');
/** "prefer karenge", "la preference aahe", "pasand karunga": each with each. */
const CHOSEN = all(
  ['', 'ko', 'la', 'hi'],
  ['prefer', 'preference', 'priority', 'pasand', 'pasanti', 'pradhanya'],
  'karenge, karunga, karungi, karta hu, karti hu, karte hai, karte hain, karu, karein, karen, kar rahe hai, kar rahe, karto, karte, karel, karu shakto, denge, dunga, deu, denar, hai, aahe, hoga, hogi, rahega, rahegi, rahil, asel'.split(
    ', ',
  ),
);
/** Behind what one would like to have and can do without. */
const BEHIND = phraseSet(
  `${ENGLISH}, ${CHOSEN}, ${GREAT}, ${HINDI}, ${MARATHI}, ${DEVANAGARI}, preferred but not must, preferred but not mandatory, preferred but not compulsory, preferred not must, preferred not mandatory, if possible, if available, if any, if there is any, wherever possible, as far as possible, bonus, a bonus, first preference, 1st preference, my preference, our preference, first choice, 1st choice, on priority, top priority, first priority, 1st priority, ko preference, la preference, ko prefer, la prefer, ko pehle, ko prathmikta, la pradhanya, la prathamya, pasand, pasand hai, pasand karenge, pasand karunga, pasant, pasant aahe, avadel, aavdel, आवडेल, पसंद, पसंद है, पसंत, ला प्राधान्य, प्राधान्य, को प्राथमिकता, प्राथमिकता, asel tar, asalyas, aslyas, असल्यास, shakya aslyas, shakya asel tar, शक्य असल्यास, शक्य असेल तर`,
);
/** Before what one can do without. */
const OPTIONAL = phraseSet(
  'preferably, prefarably, preferrably, preferabaly, would love, would love to have, would love it with, would love if, would love if there is, would like to have, would be great with, would be nice with, would be nice to have, would be great to have, ideally, ideally with, hopefully, if possible, if available, good to have, nice to have, great to have, good if, better if, best if, great if, nice if, plus if, bonus if, bonus, bonus points for, extra points for, optionally, shakya asel tar, shakyato, shakya aslyas, ho sake to, ho sake toh, ho sake toh mein, shayad, शक्य असेल तर, शक्यतो, शक्य असल्यास, हो सके तो, हो सके तो में',
);
/** Before a wish, if it is a quality: "i prefer 2 bhk in besa" says what is looked for. */
const PREFER = phraseSet(
  'prefer, prefers, preferring, preferred, prefered, preffered, preferd, preferable, pref, preference, preference for, preference to, preference is, preference of, preferred floor, preferred facing, would prefer, i d prefer, priority, priority to, priority for, priority is, first priority, first preference, first choice, प्राधान्य, प्राथमिकता, पसंती, pasanti',
);
/** A wish begins here, whatever was said before it: "not 2 bhk, preferably with a lift". */
export const isWishAhead = (tokens: readonly Token[], at: number): boolean =>
  (OPTIONAL.at(tokens, at) ?? PREFER.at(tokens, at)) !== undefined;
/** "prefer flat over plot": what is liked less. */
const THAN = phraseSet('over, to, than, rather than, instead of, against, compared to');

const isCondition = (piece: Piece | undefined): piece is Piece & { set: object } =>
  Boolean(piece?.set) && Object.keys(piece!.set!).length > 0 && !piece!.answer && !piece!.isOneOf;

const keysOf = ({ set }: Piece): string[] =>
  Object.keys(set ?? {}).filter((key) => key !== 'city' && key !== 'sort' && key !== 'type');

/** Rooms, and what kind of home they are in: "2 bhk flat" is one wish. */
const isOfHome = (piece: Piece): boolean =>
  !piece.place &&
  keysOf(piece).every((key) => ['category', 'subType', 'bedrooms', 'minBedrooms'].includes(key));
const isQuality = (piece: Piece): boolean =>
  keysOf(piece).every((key) => ACCEPTED.has(key) || key.startsWith('not'));

/** "under 60 lakh", "without brokerage": no word of it tells homes apart. */
const isLimit = (piece: Piece): boolean =>
  keysOf(piece).some((key) => /^(?:(?:min|max)[A-Z]|byOwner$)/.test(key));

const WITH = new Set(['with', 'having', 'a', 'an']);
const AND = new Set(['and', '&', ',', 'aur', 'ani', 'आणि', 'और']);

class Wishes {
  constructor(private readonly pieces: Pieces) {}

  /** It leaves no home out: what homes can be ordered by moves them up; otherwise its words do. */
  private wish(piece: Piece): void {
    const preferred = preferable(piece.set ?? {});
    if (preferred) piece.preferred = preferred;
    // "bina brokerage ho to accha": no word moves homes up or down, so it is named
    else if (isLimit(piece) || keysOf(piece).some((key) => key.startsWith('not'))) piece.left = true;
    else piece.isWish = true;
    piece.set = {};
    delete piece.place;
    piece.text = false;
  }

  private skip(at: number, step: 1 | -1): number {
    let next = at;
    while (
      this.pieces.tokens[next] &&
      this.pieces.isFree(next) &&
      FILLERS.has(this.pieces.tokens[next]!.text)
    )
      next += step;
    return next;
  }

  /** "lift or parking", "besa and manewada", "2 bhk flat": what is wished for together. */
  private goesOn(one: Piece, other: Piece, join: string): boolean {
    if (OR.has(join)) return true;
    if (join === '' || join === 'wala' || join === 'wali') return isOfHome(one) && isOfHome(other);
    const isSame = keysOf(one).join() === keysOf(other).join();
    return AND.has(join) && (isSame || (isQuality(one) && isQuality(other)));
  }

  /** "over plots": neither wanted nor refused. */
  private less(at: number): void {
    const than = this.pieces.isFree(at) ? THAN.at(this.pieces.tokens, at) : undefined;
    const other = than && this.pieces.owner[this.skip(at + than.used, 1)];
    if (!other || !isCondition(other)) return;
    delete other.place;
    Object.assign(other, { set: {}, left: true, from: at });
    this.pieces.owner.fill(other, at, other.to);
  }

  private behind(at: number, used: number): boolean {
    const { tokens, owner } = this.pieces;
    let piece = owner[this.skip(at - 1, -1)];
    if (!isCondition(piece)) return false;
    const found: Piece[] = [];
    // "east facing flat preferred": that it faces east
    const quality = piece.set && keysOf(piece).join() === 'category' ? owner[piece.from - 1] : undefined;
    if (isCondition(quality) && isQuality(quality)) piece = quality;
    for (let next: Piece | undefined = piece; isCondition(next); ) {
      found.push(next);
      const at: number = next.from - 1;
      const isFree = this.pieces.isFree(at);
      // "north or east facing": the "or" is part of the first
      const join: string = isFree || OR.has(tokens[at]?.text ?? '') ? (tokens[at]?.text ?? '') : '';
      const before: Piece | undefined = owner[join && isFree ? at - 1 : at];
      next = isCondition(before) && this.goesOn(before, next, join) ? before : undefined;
    }
    for (const one of found) this.wish(one);
    this.pieces.take({ from: at, to: at + used, set: {} });
    this.less(at + used);
    return true;
  }

  /** "besa, if possible with a lift", "3 bhk if possible under 60 lakh": of what follows, and not of what is before. */
  private isLed(at: number): boolean {
    const piece = this.pieces.owner[this.skip(at, 1)];
    const isOfNext = isCondition(piece) && (isQuality(piece) || isLimit(piece));
    return WITH.has(this.pieces.tokens[at]?.text ?? '') || isOfNext;
  }

  private ahead(at: number, used: number, isAny: boolean): void {
    const { tokens, owner } = this.pieces;
    let piece = owner[this.skip(at + used, 1)];
    if (!isCondition(piece) || !(isAny || isQuality(piece))) return;
    this.pieces.take({ from: at, to: at + used, set: {} });
    while (isCondition(piece)) {
      const join: string = this.pieces.isFree(piece.to) ? (tokens[piece.to]?.text ?? '') : '';
      const next: Piece | undefined = owner[piece.to + (join ? 1 : 0)];
      const more: boolean = isCondition(next) && isQuality(next) && this.goesOn(piece, next, join);
      this.wish(piece);
      this.less(piece.to);
      piece = more ? next : undefined;
    }
  }

  read(): void {
    const { tokens } = this.pieces;
    for (let at = 0; at < tokens.length; at++) {
      const [behind, optional, prefer] = [BEHIND, OPTIONAL, PREFER].map((phrases) => phrases.at(tokens, at));
      const ahead = optional ?? prefer;
      const isLed = optional !== undefined && this.isLed(at + optional.used);
      if (!isLed && behind && this.pieces.isFree(at, at + behind.used) && this.behind(at, behind.used))
        at += behind.used - 1;
      else if (ahead && this.pieces.isFree(at, at + ahead.used))
        this.ahead(at, ahead.used, ahead === optional);
    }
  }
}

/** "east facing preferred", "ho sake to lift", "besa would be nice": wishes, none of which leaves a home out. */
export const readWishes = (pieces: Pieces): void => new Wishes(pieces).read();
