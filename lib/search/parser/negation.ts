import { floorLeftOut } from './accepted';
import { orElseAt } from './alternatives';
import { amountRefused } from './limits';
import { isOldest, isRuledOut, negatedKind, negatedSet } from './negated';
import { Acceptances } from './negation-accepted';
import { isOnlyRooms, leaveOtherRooms } from './negation-rooms';
import {
  ACCEPTED,
  ALSO_OK,
  AND,
  askedNotAt,
  COPULAS,
  COURTESY,
  dropErrand,
  endsRefusal,
  isOfFloors,
  lastNotAt,
  OF_PROBLEM,
  OK,
  OPTIONAL_BEFORE,
  OR,
  PROBLEMS,
  WHICH,
} from './negation-words';
import { isNumber, type Piece } from './pieces';
import { qualityOfKind, unknownNearBefore } from './refused-qualities';
import { FILLERS, NOT_AFTER, NOT_BEFORE } from './vocabulary';

/** So many unknown words a negation reaches back over. */
const MAX_SCOPE = 4;

/** Reads exclusions, after everything else. */
export class Negations extends Acceptances {
  /** conditions that a refusal before them rules out too */
  private readonly listed = new Set<Piece>();

  /** "not in besa", "besa nahi", "not south facing": what cannot be excluded is named. */
  read(): void {
    for (let at = 0; at < this.pieces.tokens.length; at++) {
      // "2 bhk nahi hai kya" asks for them
      const asked = this.pieces.isFree(at) ? askedNotAt(this.pieces.tokens, at) : undefined;
      if (asked) {
        this.leaveEither(at, at + asked.used);
        continue;
      }
      if (this.wantRequired(at) || this.leaveWhether(at)) continue;
      const orElse = orElseAt(this.pieces, at);
      if (orElse) {
        at += orElse.used - 1;
        continue;
      }
      const optional = this.pieces.isFree(at) ? OPTIONAL_BEFORE.at(this.pieces.tokens, at) : undefined;
      if (optional) this.leaveOpen(at, this.skipFillers(at + optional.used, ','));
      // "besa sodun": it follows the excluded place, if there is one
      const behind = NOT_AFTER.at(this.pieces.tokens, at);
      const ahead = NOT_BEFORE.at(this.pieces.tokens, at);
      // "bachelors not allowed": the longer phrase; "south facing avoid": nothing follows it
      const isLast = [undefined, ','].includes(this.pieces.tokens[at + (behind?.used ?? 0)]?.text);
      const isBehind = behind && (isLast || this.placeBefore(at) || behind.used > (ahead?.used ?? 0));
      const leads = this.leadsAt(at) ?? this.neitherAt(at);
      const before = this.pieces.isFree(at) && !isBehind ? (ahead ?? leads) : leads;
      const isElse = before && endsRefusal(this.pieces.tokens, at, at + before.used);
      // "vastu not important"
      const isOpen = (ALSO_OK.at(this.pieces.tokens, at)?.used ?? 0) > (before?.used ?? 0);
      if (before && !isElse && !isOpen) this.negateFrom(at, this.skipFillers(at + before.used, ','));
      const after = this.pieces.isFree(at)
        ? (NOT_AFTER.at(this.pieces.tokens, at) ?? lastNotAt(this.pieces.tokens, at) ?? this.insteadAt(at))
        : undefined;
      const ok = after && (ALSO_OK.at(this.pieces.tokens, at)?.used ?? 0) > after.used;
      if (after && !ok) this.negateTo(at, at + after.used);
      else this.accept(at);
    }
    leaveOtherRooms(this.pieces);
  }

  private negateFrom(from: number, next: number): void {
    const piece = this.pieces.owner[next];
    const token = this.pieces.tokens[next];
    const problem = piece && this.problemEnd(piece.to);
    // "bina society wala ghar": what is unwanted ends there
    const which = this.pieces.tokens.slice(from + 1, next).findIndex(({ text }) => WHICH.has(text));
    if (which > 0) {
      this.pieces.take({ from, to: from + 2 + which, left: true });
      return;
    }
    if (!piece && COURTESY.has(token?.text ?? '')) return;
    if (piece && problem) {
      this.want(piece, from, problem);
      return;
    }
    const named = this.firstBehind(from);
    const floor = this.pieces.isFree(named) ? floorLeftOut(this.pieces.tokens, named) : undefined;
    if (floor) {
      // "not on ground or top floor"
      const ground: Piece = { from, to: named + 1, set: floor };
      this.pieces.take(ground);
      this.negateFollowing(ground);
      return;
    }
    // "not in a society, independent house": what is said behind the comma is no part of it
    if (token?.text === ',') {
      const isSaid = this.pieces.tokens.slice(from + 1, next).some(({ text }) => !FILLERS.has(text));
      if (isSaid) this.pieces.take({ from, to: next, left: true });
      return;
    }
    if (!piece) {
      // "far away from the city"
      if (!token && next > from + 2) this.pieces.take({ from, to: next, left: true });
      // "plot no 45"
      if (token && !isNumber(token)) this.pieces.take({ from, to: this.unknownEnd(next), left: true });
      return;
    }
    dropErrand(piece);
    // "without agents dharampeth": only "in" and the like come between
    const first = from + (NOT_BEFORE.at(this.pieces.tokens, from)?.used ?? 1);
    const said = this.pieces.tokens.slice(first, next).findLastIndex((_, at) => this.isNoun(first + at));
    if (piece.place && said >= 0) {
      this.pieces.take({ from, to: first + said + 1, left: true });
      return;
    }
    // "no gst": the question remains one
    if (piece.left || piece.answer) {
      this.want(piece, from, piece.to);
      return;
    }
    if (piece.answer || (piece.set && Object.keys(piece.set).length === 0)) return;
    const quality = qualityOfKind(this.pieces, piece);
    if (quality) {
      if (!quality.left) this.negate(quality, quality.from, quality.to);
      this.negateFollowing(quality);
      this.want(piece, from, piece.to);
      return;
    }
    this.negate(piece, from, piece.to);
    this.negateFollowing(piece);
  }

  /** "not in besa or manewada", "no lift or parking": after "and" only places continue. */
  private negateFollowing(first: Piece): void {
    let last = first;
    for (;;) {
      const join = this.pieces.tokens[last.to]?.text ?? '';
      const next = this.pieces.owner[this.skipFillers(last.to + 1)];
      const isBoth = Boolean((first.place && next?.place) || (isOfFloors(first) && isOfFloors(next)));
      if (!OR.has(join) && !(AND.has(join) && isBoth)) return;
      if (!next || next.from <= last.to || next.answer) return;
      // "not besa, khamla is fine"
      if (next.place && ALSO_OK.at(this.pieces.tokens, next.to)) return;
      this.negate(next, next.from, next.to);
      this.listed.add(next);
      last = next;
    }
  }

  private negateTo(at: number, to: number): void {
    let last = at - 1;
    while (last >= 0 && this.isSkipped(last) && !PROBLEMS.has(this.pieces.tokens[last]!.text)) last--;
    // "40 lakh peksha kami nako": the amount's own word, and no shortage
    if (last > 0 && this.pieces.isFree(last) && PROBLEMS.has(this.pieces.tokens[last]!.text)) {
      let thing = last - 1;
      while (thing > 0 && OF_PROBLEM.has(this.pieces.tokens[thing]!.text)) thing--;
      const wanted = this.pieces.owner[thing];
      if (wanted) {
        this.want(wanted, wanted.from, to);
        return;
      }
    }
    const near = this.pieces.owner[last];
    if (near && unknownNearBefore(this.pieces, near)) {
      this.want(near, near.from, to);
      return;
    }
    // "gaothan plot nako": only plots of a kind that nobody knows are unwanted
    const unwanted = this.pieces.owner[last];
    if (unwanted?.set?.category && this.pieces.isUnknown(unwanted.from - 1)) {
      delete unwanted.set;
      unwanted.left = true;
      this.want(unwanted, unwanted.from - 1, to);
      return;
    }
    if (!this.pieces.owner[last]) this.nameScope(last, to);
    // "lift naslela tower nako", "20 saal se purani building nako"
    const noun = this.pieces.owner[last];
    const lacking = this.pieces.owner[this.whichBefore(noun?.from ?? last)];
    if ((noun?.text || this.pieces.isUnknown(last)) && (isRuledOut(lacking) || isOldest(lacking))) {
      this.negate(lacking, lacking.from, to);
      return;
    }
    // "duplex nahi": the word moves no home up
    if (last >= 0 && this.pieces.isUnknown(last)) this.pieces.take({ from: last, to, left: true });
    // "parking nahi chalegi open wali": only one kind of it is unwanted
    const which = WHICH.has(this.pieces.tokens[to + 1]?.text ?? '') && this.pieces.isFree(to, to + 2) ? 2 : 0;
    const owner = this.pieces.owner[last];
    if (which > 0 && owner?.set && !owner.place) {
      delete owner.set;
      owner.left = true;
      this.want(owner, owner.from, to + which);
      return;
    }
    dropErrand(owner);
    if (this.nameWithType(owner, to)) return;
    const piece = this.qualityBefore(owner, this.pieces.owner[this.skipFillers(to)]);
    if (!piece || piece.answer || piece.left) return;
    // "no ground floor, top floor bhi nahi": refused twice
    if (this.listed.has(piece)) this.want(piece, piece.from, to);
    if (this.listed.has(piece) || this.negateUse(piece, to)) return;
    const isListed = this.negatePreceding(piece);
    const kind = this.pieces.owner[last]; // between both it keeps its own place
    if (kind !== piece) {
      this.pieces.owner.fill(piece, at, to);
      this.negate(piece, piece.from, piece.to);
      // "kutumbasathi ghar nako": where it is named, so is its refusal
      if (piece.left || piece.ofRent) piece.to = to;
    } else this.negate(piece, piece.from, to, isListed);
  }

  /** "naya bana hua tower nako": what is unwanted ends in words that nobody knows, so that all of it is named. */
  private nameScope(last: number, to: number): void {
    let at = last;
    while (at > last - MAX_SCOPE && this.pieces.isOpen(at)) at--;
    const piece = this.pieces.owner[at];
    const isNear = piece?.to === at + 1 && at > last - MAX_SCOPE && !piece.place && !piece.answer;
    if (!isNear || !piece.set || !negatedSet(piece.set)) return;
    delete piece.set;
    piece.left = true;
    piece.text = false;
    piece.to = to;
    this.pieces.owner.fill(piece, piece.from, to);
  }

  /** "hingna aur butibori chhod ke", "corner ya east facing plot nahi": both are excluded. Says whether there are two. */
  private negatePreceding(piece: Piece): boolean {
    const before = this.joinedBefore(piece);
    if (!before) return this.floorBefore(piece);
    this.negatePreceding(before);
    this.negate(before, before.from, before.to, true);
    return true;
  }

  /** "commercial plot nahi": only plots for that use are excluded, which is no condition where another kind is asked for. */
  private negateUse(piece: Piece, to: number): boolean {
    const use = this.pieces.owner[piece.from - 1];
    const isKind = (one: Piece) => one.set?.category !== undefined && Object.keys(one.set).length === 1;
    if (!use || use === piece || !isKind(use) || !isKind(piece)) return false;
    use.set = {};
    const isOther = this.pieces.pieces.some((other) => other !== piece && other.set?.category);
    if (isOther) piece.set = {};
    else {
      delete piece.set;
      piece.left = true;
    }
    this.want(piece, use.from, to);
    return true;
  }

  private negate(piece: Piece, from: number, to: number, isListed = false): void {
    const { localitySlug } = piece.place ?? {};
    const word = this.pieces.tokens[piece.from]?.text ?? '';
    const amount = amountRefused(this.pieces.tokens, piece, to);
    // "deposit 1 lakh se zyada nahi"
    if (amount === 'most') {
      this.want(piece, from, to);
      return;
    }
    const negated =
      piece.set && amount !== 'plain' ? (negatedSet(piece.set) ?? negatedKind(piece, word)) : undefined;
    // "bina lift ke bhi chalega"
    const behind = this.pieces.tokens[to]?.text ?? '';
    let link = OF_PROBLEM.has(behind) || WHICH.has(behind) ? 1 : 0;
    while (COPULAS.has(this.pieces.tokens[to + link]?.text ?? '')) link++;
    const isQuality = from < piece.from && Object.keys(piece.set ?? {}).every((key) => ACCEPTED.has(key));
    const kind = isQuality ? this.pieces.owner[to + link] : undefined;
    // "bina lift wala flat bhi chalega"
    const okAt = kind?.set?.category && Object.keys(kind.set).length === 1 ? kind.to : to + link;
    const end = OK.at(this.pieces.tokens, okAt)?.used ?? 0;
    // "without lift ok": optional; "no plots only flats": the other kind is wanted
    if (end > 0 || (!isListed && this.isOtherKind(piece)) || this.isNotNeeded(piece, from, to))
      piece.set = {};
    else if (localitySlug) piece.set = { city: piece.place!.citySlug, notLocality: [localitySlug] };
    else if (isOnlyRooms(piece.set)) {
      piece.notRooms = piece.set.bedrooms;
      piece.set = {};
    } else if (negated) piece.set = negated;
    else {
      delete piece.set;
      piece.left = true;
      piece.text = false;
    }
    piece.from = from;
    piece.to = to;
    this.pieces.owner.fill(piece, from, to);
  }
}
