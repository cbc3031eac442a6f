import { OF_PROBLEM, PLACE_LINKS, PROBLEMS } from './negation-words';
import { isOrdinary } from './ordinary-words';
import { isWord, type Piece, type Pieces } from './pieces';
import { phraseSet } from './tokens';
import { FILLERS, NOT_AFTER, NOT_BEFORE } from './vocabulary';

const INSTEAD = phraseSet('ki jagah, ki jagah par, chya jagi, chya jaagi, की जगह, की जगह पर, च्या जागी');

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
