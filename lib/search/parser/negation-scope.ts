import { foldWord } from '@/lib/platform/text/place-name';
import { AND, isOfFloors, OF_PROBLEM, OR, PLACE_LINKS, PROBLEMS, WHICH } from './negation-words';
import { isOrdinary } from './ordinary-words';
import { isWord, type Piece, type Pieces } from './pieces';
import { phraseSet } from './tokens';
import { FILLERS, NOT_AFTER, NOT_BEFORE } from './vocabulary';

const INSTEAD = phraseSet('ki jagah, ki jagah par, chya jagi, chya jaagi, की जगह, की जगह पर, च्या जागी');

/** "besa, manish nagar dono nahi" */
const BOTH = new Set(['dono', 'donon', 'donhi', 'दोनों', 'दोन्ही'].map(foldWord));

const NA = new Set(['na', 'naa', 'न', 'ना'].map(foldWord));
const MAX_NEITHER = 6;

const LEADING = phraseSet(
  'nahi chahiye, nahi chahie, nahi pahije, nako, nakoy, mat dikhao, mat dikhana, nahi hona, nahi mangta, नहीं चाहिए, नको, नकोय, मत दिखाओ',
);

/** How far a refusal reaches among tokens. */
export class NegationScope {
  constructor(protected readonly pieces: Pieces) {}

  protected placeBefore(at: number): boolean {
    let last = at - 1;
    while (last >= 0 && this.isSkipped(last)) last--;
    return Boolean(this.pieces.owner[last]?.place);
  }

  protected isSkipped(at: number): boolean {
    const token = this.pieces.tokens[at];
    return Boolean(
      token &&
        this.pieces.isFree(at) &&
        (FILLERS.has(token.text) || isOrdinary(token.text) || !isWord(token)) &&
        !NOT_BEFORE.at(this.pieces.tokens, at) &&
        !NOT_AFTER.at(this.pieces.tokens, at),
    );
  }

  /** "khamla ki jagah pratap nagar": instead of the first place; "besa ki jagah" alone is land there. */
  protected insteadAt(at: number): { used: number } | undefined {
    const instead = INSTEAD.at(this.pieces.tokens, at);
    const isOther = instead && this.placeBefore(at) && this.pieces.owner[at + instead.used]?.place;
    return isOther ? instead : undefined;
  }

  /** "nahi chahiye ground floor": a refusal that nothing precedes is about what follows. */
  protected leadsAt(at: number): { used: number } | undefined {
    const { tokens, owner } = this.pieces;
    const refusal = this.pieces.isFree(at) ? LEADING.at(tokens, at) : undefined;
    const isFirst = at === 0 || (tokens[at - 1]!.text === ',' && at > 1);
    const next = refusal && isFirst ? owner[this.skipFillers(at + refusal.used, ',')] : undefined;
    // "nako 1bhk, 2bhk pahije": no list goes on behind its comma
    const isOne = next && !tokens.slice(next.from, next.to).some(({ text }) => text === ',');
    return isOne && next.set ? refusal : undefined;
  }

  /** "na resale na old": twice, before conditions both. */
  protected neitherAt(at: number): { used: number } | undefined {
    const { tokens } = this.pieces;
    const isSaid = (one: number) => NA.has(tokens[one]?.text ?? '') && !this.pieces.owner[one]?.set?.naOrder;
    if (!isSaid(at) || !this.pieces.isFree(at) || !this.pieces.owner[at + 1]?.set) return undefined;
    const other = tokens.some((_, one) => one !== at && isSaid(one) && Math.abs(one - at) <= MAX_NEITHER);
    return other ? { used: 1 } : undefined;
  }

  /** The first word behind a refusal that says something: "not on the ground". */
  protected firstBehind(from: number): number {
    const { tokens } = this.pieces;
    let at = from + (NOT_BEFORE.at(tokens, from)?.used ?? 1);
    while (this.pieces.isFree(at) && FILLERS.has(tokens[at]?.text ?? '')) at++;
    return at;
  }

  /** What is joined to this by "or", or of places by "and": "lift wala ya ground floor flat nahi". */
  protected joinedBefore(piece: Piece): Piece | undefined {
    const { place, from, to, set } = piece;
    const join = this.pieces.tokens[from - 1]?.text ?? '';
    const isBoth = join === ',' && BOTH.has(this.pieces.tokens[to]?.text ?? '');
    const isAnd = AND.has(join) && join !== ',';
    if (!isBoth && !OR.has(join) && !isAnd) return undefined;
    const at = from - 2 - Number(!place && WHICH.has(this.pieces.tokens[from - 2]?.text ?? ''));
    const before = this.pieces.owner[at];
    if (place) return before?.place && before;
    const keys = Object.keys(before?.set ?? {}).filter((key) => key !== 'city');
    // "lift aur parking nahi": both; "besa aur plot nahi" are two matters
    const isOfOne =
      keys.join() === Object.keys(set ?? {}).join() || (isOfFloors(before) && isOfFloors(piece));
    if (isAnd && !isOfOne) return undefined;
    return keys.length > 0 && !before?.place && !before?.answer && !before?.left ? before : undefined;
  }

  /** An excluded kind of property, beside the wanted one. */
  protected isOtherKind({ set }: Piece): boolean {
    const keys = Object.keys(set ?? {});
    return (
      keys.length === 1 &&
      set?.category !== undefined &&
      this.pieces.pieces.some((other) => other.set?.category && other.set.category !== set.category)
    );
  }

  /** "bina lift wali building": what is before a noun says which ones. */
  protected whichBefore(noun: number): number {
    const isLink = this.pieces.isFree(noun - 1) && WHICH.has(this.pieces.tokens[noun - 1]?.text ?? '');
    return noun - 1 - Number(isLink);
  }

  protected isNoun(at: number): boolean {
    const { text } = this.pieces.tokens[at]!;
    return !FILLERS.has(text) && !PLACE_LINKS.has(text) && isOrdinary(text);
  }

  protected skipFillers(at: number, end?: string): number {
    let next = at;
    while (this.isSkipped(next) && this.pieces.tokens[next]!.text !== end) next++;
    return next;
  }

  /** The end of the problem whose thing ends here: "water problem", "pani ki dikkat". */
  protected problemEnd(at: number): number | undefined {
    let next = at;
    while (OF_PROBLEM.has(this.pieces.tokens[next]?.text ?? '')) next++;
    return PROBLEMS.has(this.pieces.tokens[next]?.text ?? '') ? next + 1 : undefined;
  }

  /** The condition covers the words of its negation, and remains. */
  protected want(piece: Piece, from: number, to: number): void {
    piece.from = Math.min(piece.from, from);
    piece.to = to;
    this.pieces.owner.fill(piece, piece.from, to);
  }

  /** "no pets no bachelors": the next thing that is unwanted begins there. */
  protected unknownEnd(start: number): number {
    const end = this.pieces.unknownEnd(start);
    for (let at = start + 1; at < end; at++) if (NOT_BEFORE.at(this.pieces.tokens, at)) return at;
    return end;
  }
}
