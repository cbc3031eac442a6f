import type { Piece, Pieces } from './pieces';
import { phraseSet } from './tokens';
import { FILLERS } from './vocabulary';

const IF = phraseSet('if, in case, incase, agar, agr, yadi, jar, अगर, यदि, जर');
const THEN = phraseSet('then, to, toh, tar, तो, तर');
const ELSE = phraseSet(
  'else, or else, otherwise, if not, if not then, nahi to, nahi toh, nahitar, nahi tar, na ho to, nahi ho to, nahi hai to, varna, warna, nasel tar, नहीं तो, नाहीतर, नाही तर, नसेल तर, न हो तो, नहीं हो तो, वरना, अन्यथा',
);
/** "lift ho to 3rd floor, nahi to ground floor" */
const IS_THEN = phraseSet(
  'ho to, ho toh, hai to, hai toh, hoga to, hua to, mile to, mila to, asel tar, asli tar, asla tar, milala tar, milali tar, aahe tar, हो तो, है तो, होगा तो, मिले तो, असेल तर, असला तर, असली तर, मिळाला तर, मिळाली तर',
);

const ACCEPTED = new Set('chalega chalegi chalel ok okay fine चलेगा चलेगी चालेल'.split(' '));

const isSaid = (piece: Piece | undefined): boolean =>
  Boolean(piece) && (Object.keys(piece?.set ?? {}).length > 0 || Boolean(piece?.left));

class Conditionals {
  constructor(private readonly pieces: Pieces) {}

  private has(from: number, to: number): boolean {
    return this.pieces.pieces.some((piece) => piece.from >= from && piece.to <= to && isSaid(piece));
  }

  private find(table: typeof IF, from: number, to = this.pieces.tokens.length): number[] {
    const found: number[] = [];
    for (let at = from; at < to; at++)
      if (this.pieces.isFree(at) && table.at(this.pieces.tokens, at)) found.push(at);
    return found;
  }

  /** "agar lift hai to koi bhi floor chalega" */
  private isAccepted(from: number): boolean {
    return this.pieces.tokens.slice(from).some(({ text }) => ACCEPTED.has(text));
  }

  /** The condition that ends right before this word. */
  private before(at: number): Piece | undefined {
    let last = at - 1;
    while (last >= 0 && this.pieces.isFree(last) && FILLERS.has(this.pieces.tokens[last]!.text)) last--;
    const piece = this.pieces.owner[last];
    return isSaid(piece) ? piece : undefined;
  }

  /** Nothing of it cuts: it is named whole, up to the last thing said. */
  private name(from: number): void {
    const inside = this.pieces.pieces.filter((piece) => piece.from >= from);
    const to = Math.max(...inside.map((piece) => piece.to));
    for (const piece of inside) this.pieces.pieces.splice(this.pieces.pieces.indexOf(piece), 1);
    this.pieces.take({ from, to, left: true });
  }

  read(): void {
    const ends = this.pieces.tokens.length;
    const elses = this.find(ELSE, 1).filter((at) => this.has(at, ends));
    const [first, ...more] = this.find(IF, 0).filter((at) => this.has(at, ends));
    if (first !== undefined) {
      const isThen = this.find(THEN, first + 1).some(
        (at) => this.has(first, at) && (this.has(at, ends) || this.isAccepted(at)),
      );
      const isElse = elses.some((at) => at > first && this.has(first, at));
      const led = this.before(first);
      // "3 bhk if under 60 lakh, 2 bhk if under 40 lakh"
      const isTwice = more.length > 0 && led !== undefined;
      if (isThen || isElse || isTwice) this.name((isElse || isTwice) && led && !isThen ? led.from : first);
      return;
    }
    const [at] = this.find(IS_THEN, 1).filter((one) => this.has(one, ends));
    const led = at === undefined ? undefined : this.before(at);
    if (led && elses.some((one) => one > at!)) this.name(led.from);
  }
}

/** "if A then B else C": no filter asks for a condition of a condition, so that all of it is named and nothing of it leaves homes out. */
export const readConditionals = (pieces: Pieces): void => new Conditionals(pieces).read();
