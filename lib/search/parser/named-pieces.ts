import { foldWord, withoutEnding } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';
import { likeLandmarkAt } from './landmark-match';
import { alsoNearSet, landmarkAt } from './near';
import { OR, type Piece, Pieces } from './pieces';
import { type Place, type PlaceIndex, placeFilter } from './place-index';
import { exactAt } from './place-match';
import type { Token } from './tokens';
import { SPENT_WITH_LOCALITY } from './vocabulary';

/** The industrial estate of the town before it. */
const ESTATES = new Set(['midc', 'एमआयडीसी', 'एमआईडीसी'].map(foldWord));

/** Finds the names of places among tokens. */
export class NamedPieces extends Pieces {
  constructor(
    tokens: readonly Token[],
    protected readonly index: PlaceIndex,
  ) {
    super(tokens);
  }

  /** Of several places a home is near to all; of "near VNIT or near AIIMS" to any. */
  protected takeNear(match: Piece & { set: Partial<PropertySearch> }): void {
    const before = this.pieces.findLast(({ set }) => set?.near);
    const join = this.tokens[match.from - 1]?.text ?? '';
    const { near } = match.set;
    if (!before?.set || !near) this.take(match);
    else if (before.to === match.from - 1 && join !== ',' && OR.has(join)) {
      const either = { ...before.set, near: `${before.set.near},${near}` };
      before.set = either;
      this.take({ ...match, set: either });
    } else this.take({ ...match, set: alsoNearSet(match.set) });
  }

  protected isInName(from: number, to: number): boolean {
    for (let at = Math.max(0, from - 4); at <= from; at++) {
      if (!this.isFree(at, to)) continue;
      const exact = exactAt(this.tokens, at, this.tokens.length, this.index);
      if (exact && exact.used > to - from && at + exact.used >= to && this.isFree(at, at + exact.used))
        return true;
      const landmark =
        at < from
          ? (landmarkAt(this.tokens, at, this.index) ?? likeLandmarkAt(this.tokens, at, to, this.index))
          : undefined;
      if (landmark && landmark.to >= to && this.isFree(at, landmark.to)) return true;
    }
    return false;
  }

  /** "Manewada Road" and "Besa Chowk" mean Manewada and Besa if no road or square has that name. */
  protected takePlace({ to, place, ...piece }: Piece & { place: Place }): void {
    const isRoad =
      place.kind === 'locality' &&
      this.isOpen(to) &&
      SPENT_WITH_LOCALITY.has(withoutEnding(this.tokens[to]!.text));
    this.take({ ...piece, to: isRoad ? to + 1 : to, set: placeFilter(place), place });
  }

  protected exactSpans() {
    const spans: { from: number; to: number; places: readonly Place[] }[] = [];
    for (let at = 0; at < this.tokens.length; at++) {
      if (!this.isOpen(at)) continue;
      const exact = exactAt(this.tokens, at, this.runEnd(at), this.index);
      // "butibori midc" is more specific than Butibori, "dps mihan" than MIHAN
      const landmark =
        landmarkAt(this.tokens, at, this.index) ??
        (exact && likeLandmarkAt(this.tokens, at, this.runEnd(at), this.index));
      if (landmark && landmark.to > at + (exact?.used ?? 1)) {
        at = landmark.to - 1;
        continue;
      }
      if (!exact || this.isEndOfLandmark(at, at + exact.used)) continue;
      spans.push({ from: at, to: at + exact.used, places: exact.places });
      at += exact.used - 1;
      // "kalmeshwar midc" is in Kalmeshwar, not at Hingna
      if (
        exact.places.some(({ kind }) => kind === 'locality') &&
        ESTATES.has(this.tokens[at + 1]?.text ?? '')
      )
        at += 1;
    }
    // "butibori five star midc" is not the estate that is called so alone
    return spans.filter(
      ({ from, to }) => spans.length === 1 || to > from + 1 || !ESTATES.has(this.tokens[from]!.text),
    );
  }

  /** "ambazri garden": the exact word ends a landmark that is spelled otherwise. */
  private isEndOfLandmark(from: number, to: number): boolean {
    return [1, 2].some((back) => {
      const at = from - back;
      if (!this.isFree(Math.max(0, at), from) || !this.isUnknown(at)) return false;
      const like = likeLandmarkAt(this.tokens, at, to, this.index);
      return like !== undefined && like.to >= to && like.landmark.kind !== undefined;
    });
  }

  /** "ganeshpet bus stand": the similar name includes one that is exact. */
  protected longerLandmarkAt(at: number) {
    const like = likeLandmarkAt(this.tokens, at, this.runEnd(at), this.index);
    if (!like || like.to < at + 2) return undefined;
    const { set, to } = landmarkAt(this.tokens, at + 1, this.index) ?? {};
    return set?.near === like.landmark.slug && to ? { set, to } : undefined;
  }
}
