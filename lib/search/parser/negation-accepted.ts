import { acceptOrdinal, addsToWished, floorLeftOut } from './accepted';
import { OR_ELSE } from './alternatives';
import { negatedSet } from './negated';
import { NegationScope } from './negation-scope';
import { ACCEPTED, ALSO_OK, AND, ASKS, isOfFloors, isRefused, NEEDED, OR, WHETHER } from './negation-words';
import type { Piece } from './pieces';
import { NOT_AFTER, NOT_BEFORE } from './vocabulary';

/** What is accepted is no condition: "south facing bhi chalega", "if possible lift". */
export class Acceptances extends NegationScope {
  /** An accepted condition is not a condition, unless it names the object of the search: a kind of home, its rooms, its place. */
  protected accept(at: number): void {
    const { tokens } = this.pieces;
    const ok = this.pieces.isFree(at) ? (WHETHER.at(tokens, at) ?? ALSO_OK.at(tokens, at)) : undefined;
    if (ok && acceptOrdinal(this.pieces, at, at + ok.used)) return;
    const piece = ok && this.acceptedBefore(at);
    const keys = Object.keys(piece?.set ?? {}).filter((key) => key !== 'type');
    if (!ok || !piece || piece.to !== at || !keys.length) return;
    // "NA plot nasel tari chalel": not that it is a plot
    const { category } = piece.set ?? {};
    if (category && keys.length > 1 && keys.every((key) => key === 'category' || ACCEPTED.has(key))) {
      piece.set = { category };
      this.want(piece, piece.from, at + ok.used);
      return;
    }
    if (!keys.every((key) => ACCEPTED.has(key))) return;
    // "dusri manzil tak chalega" is a limit
    if (piece.set?.minFloor !== piece.set?.maxFloor) return;
    // "ground ya first floor chalega": either of them
    const other = OR.has(tokens[piece.from - 1]?.text ?? '') ? this.pieces.owner[piece.from - 2] : undefined;
    if (addsToWished(this.pieces, piece) || (isOfFloors(piece) && isOfFloors(other))) {
      this.want(piece, piece.from, at + ok.used);
      return;
    }
    piece.set = {};
    piece.to = at + ok.used;
    this.pieces.owner.fill(piece, piece.from, piece.to);
    this.acceptBefore(piece, keys);
  }

  /** "जुना फ्लॅट चालेल": not the flat is accepted, but that it is old. */
  private acceptedBefore(at: number): Piece | undefined {
    const piece = this.pieces.owner[at - 1];
    if (ASKS.has(this.pieces.tokens[at + 1]?.text ?? '')) return piece;
    const quality = this.qualityBefore(piece);
    if (!piece || quality === piece || quality?.to !== piece.from) return piece;
    const keys = Object.keys(quality?.set ?? {});
    if (keys.length === 0 || !keys.every((key) => ACCEPTED.has(key))) return piece;
    // "tisrya majlyaparyant flat chalel" is a limit
    if (quality?.set?.minFloor === quality?.set?.maxFloor && quality) quality.set = {};
    return undefined;
  }

  /** "furnished or not does not matter" leaves it open; "besa or not" only ends a question. */
  protected leaveEither(at: number, to: number): void {
    const ok = ALSO_OK.at(this.pieces.tokens, to);
    const piece = ok && this.pieces.owner[at - 1];
    const keys = Object.keys(piece?.set ?? {});
    if (piece && keys.length > 0 && keys.every((key) => ACCEPTED.has(key))) {
      piece.set = {};
      this.want(piece, piece.from, to + ok.used);
    } else this.pieces.take({ from: at, to, set: {} });
  }

  protected leaveOpen(from: number, next: number): void {
    const piece = this.pieces.owner[next];
    const keys = Object.keys(piece?.set ?? {});
    if (!piece || keys.length === 0 || !keys.every((key) => ACCEPTED.has(key))) return;
    piece.set = {};
    this.want(piece, from, piece.to);
  }

  /** "ready or under construction does not matter": both may be. */
  private acceptBefore({ from }: Piece, keys: readonly string[]): void {
    const other = OR.has(this.pieces.tokens[from - 1]?.text ?? '') ? this.pieces.owner[from - 2] : undefined;
    if (!other?.set || Object.keys(other.set).join() !== keys.join()) return;
    other.set = {};
    this.acceptBefore(other, keys);
  }

  /** "furnished flat bhadyane nako": whether renting or the furniture is unwanted is not said. */
  protected nameWithType(type: Piece | undefined, to: number): boolean {
    if (!type?.set?.type || Object.keys(type.set).length > 1) return false;
    const kind = this.pieces.owner[type.from - 1];
    const quality = kind && this.qualityBefore(kind);
    const keys = Object.keys(quality?.set ?? {});
    if (!quality || quality === kind || !keys.every((key) => ACCEPTED.has(key))) return false;
    for (const piece of [quality, type]) {
      delete piece.set;
      piece.left = true;
    }
    this.want(type, type.from, to);
    return true;
  }

  /** "rera nahi hai to nahi chahiye": it must be there. */
  protected wantRequired(at: number): boolean {
    const { tokens, owner } = this.pieces;
    const without = this.pieces.isFree(at) ? OR_ELSE.at(tokens, at) : undefined;
    if (!without) return false;
    const refusal = NOT_AFTER.at(tokens, at + without.used);
    if (this.leaveLacking(at, at + without.used)) return true;
    const piece = owner[at - 1];
    if (!refusal || !piece?.set || piece.left || piece.text) return false;
    this.want(piece, piece.from, at + without.used + refusal.used);
    return true;
  }

  /** "lift ho ya na ho": it may be there. */
  protected leaveWhether(at: number): boolean {
    const whether = this.pieces.isFree(at) ? WHETHER.at(this.pieces.tokens, at) : undefined;
    if (!whether) return false;
    this.accept(at);
    if (this.pieces.isFree(at)) this.pieces.take({ from: at, to: at + whether.used, set: {} });
    return true;
  }

  /** "parking nahi hai to bina parking bhi chalega": it may be missing. */
  private leaveLacking(at: number, end: number): boolean {
    const { tokens, owner, pieces } = this.pieces;
    const no = NOT_BEFORE.at(tokens, end);
    const lacking = no && owner[end + no.used];
    const ok = lacking?.set && ALSO_OK.at(tokens, lacking.to);
    if (!ok) return false;
    const said = JSON.stringify(lacking.set);
    for (const piece of pieces) if (JSON.stringify(piece.set) === said) piece.set = {};
    this.want(lacking, at, lacking.to + ok.used);
    return true;
  }

  /** "ground ya top floor nahi": the word for both follows the last one. */
  protected floorBefore(piece: Piece): boolean {
    const { tokens } = this.pieces;
    const [at, join] = [piece.from - 2, tokens[piece.from - 1]?.text ?? ''];
    const isJoined = isOfFloors(piece) && (OR.has(join) || AND.has(join));
    const set = isJoined && this.pieces.isFree(at, at + 2) ? floorLeftOut(tokens, at, true) : undefined;
    if (!set) return false;
    this.pieces.take({ from: at, to: at + 2, set });
    return true;
  }

  /** "resale flat nahi chahiye": not the flat is excluded, but the condition right before it. */
  protected qualityBefore(piece: Piece | undefined, behind?: Piece): Piece | undefined {
    const isKind = piece?.set?.category !== undefined && Object.keys(piece.set).length === 1;
    if (!piece || !isKind) return piece;
    let last = piece.from - 1;
    while (last >= 0 && this.isSkipped(last) && this.pieces.tokens[last]!.text !== ',') last--;
    const before = this.pieces.owner[last];
    // "aiims ke paas plot nahi flat": instead of the plot
    if (behind?.set?.category && behind.set.category !== piece.set?.category) return piece;
    return before && !before.place && before.set && negatedSet(before.set) ? before : piece;
  }

  /** "no parking needed", "lift not necessary": it may be there. */
  protected isNotNeeded({ set }: Piece, from: number, to: number): boolean {
    const keys = Object.keys(set ?? {});
    if (keys.length === 0 || !keys.every((key) => ACCEPTED.has(key) || key === 'minParking')) return false;
    const words = this.pieces.tokens.slice(from, to + 1);
    return words.some(({ text }) => NEEDED.has(text)) && !isRefused(set, words);
  }
}
