import { nameKey } from '@/lib/platform/text/place-name';
import { readBeside } from './beside';
import { takeAsName } from './beside-near';
import { malformedCodeAt } from './codes';
import { ERRAND_PHRASES } from './errands';
import { amountMatch, type NumberContext } from './grammar';
import { likeLandmarkAt } from './landmark-match';
import { NamedPieces } from './named-pieces';
import { isNearBefore, landmarkAt, type NearMatch, nearMatches, nearSet, ringAround } from './near';
import { Negations } from './negation';
import { readOrigins } from './origins';
import { isElsewhere, readOtherTowns, readRoadsElsewhere } from './other-towns';
import { isNumber, wholeMatch } from './pieces';
import { pinAt, pinPlaces } from './pins';
import type { Place, PlaceIndex } from './place-index';
import { exactAt, isNameEnding, isOfWorship, likeAt } from './place-match';
import { isInRefusal } from './refused-qualities';
import { allPhraseWords, type Token } from './tokens';
import { readUnrecognised } from './unrecognised';
import { PHRASES } from './vocabulary';

export type ParseContext = {
  /** the slug of the default city until another one is typed */
  home: string;
  /** the listing type of the page */
  type?: 'sale' | 'rent' | undefined;
  /** 2026-11-23, for "available now" and months without a year */
  today?: string | undefined;
};

export class Reader extends NamedPieces {
  /** the city of the first typed place */
  city: string | undefined;

  constructor(
    tokens: readonly Token[],
    index: PlaceIndex,
    private readonly context: ParseContext,
  ) {
    super(tokens, index);
  }

  /** Before everything else: "2 km" is not an amount, and "near" not a filler. */
  readNear(): void {
    for (const found of nearMatches(this.tokens, this.index)) {
      const match = this.namedBefore(found);
      const { city } = match.set;
      this.city ??= city;
      this.takeNear(match);
      for (const { from, to } of match.which ?? []) this.pieces.push({ from, to, text: true });
    }
  }

  /** "chatrapati metro ke paas": the kind ends the name of a landmark that is spelled otherwise. */
  private namedBefore(match: NearMatch): NearMatch {
    const kind = match.set.near;
    const at = match.from - 1;
    if (!kind || match.set.city || at < 0 || !this.isUnknown(at)) return match;
    const like = likeLandmarkAt(this.tokens, at, match.from + 1, this.index);
    if (like?.to !== match.from + 1 || like.landmark.kind !== kind) return match;
    return { ...match, from: at, set: nearSet(like.landmark, match.set.within) };
  }

  readAmounts(): void {
    const amounts: NumberContext = {
      rent: this.isForRent(),
      isPin: (value) => pinPlaces(value, this.index) !== undefined,
      today: this.context.today,
    };
    for (let at = 0; at < this.tokens.length; ) {
      const misspelt = malformedCodeAt(this.tokens, at);
      if (misspelt > 0) {
        this.take({ from: at, to: at + misspelt, left: true });
        at += misspelt;
        continue;
      }
      const isFree = this.isFree(at);
      const match =
        isFree && !isInRefusal(this.tokens, at) ? amountMatch(this.tokens, at, amounts) : undefined;
      const pin = isFree && !match ? pinAt(this.tokens, at, this.index) : undefined;
      if (match) {
        const { used, set, left, ...meaning } = wholeMatch(this, at, match);
        this.take({
          from: at,
          to: at + used,
          ...(set && { set }),
          ...((!set || left) && { left: true }),
          ...meaning,
        });
      } else if (pin) this.take(pin);
      at += match?.used ?? (pin ? pin.to - pin.from : 1);
    }
  }

  private isForRent(): boolean {
    for (let at = 0; at < this.tokens.length; at++) {
      const type = PHRASES.at(this.tokens, at)?.value.set?.type;
      if (type) return type === 'rent';
    }
    return this.context.type === 'rent';
  }

  /** Questions and errands; a longer phrase of the vocabulary, or a name, comes first. */
  readErrands(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const errand = this.isFree(at) ? ERRAND_PHRASES.at(this.tokens, at) : undefined;
      const end = at + (errand?.used ?? 0);
      if (!errand || !this.isFree(at, end) || this.isInName(at, end) || this.isInPhrase(at, end)) continue;
      const type = errand.value === 'sell' ? 'sale' : errand.value === 'let' ? 'rent' : undefined;
      this.take({ from: at, to: end, answer: errand.value, ...(type && { set: { type } }) });
      at = end - 1;
    }
  }

  /** "rate" in "interest rate": a longer phrase of the vocabulary, which may start before these words. */
  private isInPhrase(from: number, to: number): boolean {
    for (let at = Math.max(0, from - 3); at <= from; at++) {
      const used = PHRASES.at(this.tokens, at)?.used ?? 0;
      if (used > to - from && at + used >= to) return true;
    }
    return false;
  }

  /** "walkable to trimurti nagar garden": the garden of the locality, which has no point here. */
  private isBesidePlace(at: number): boolean {
    return [1, 2, 3].some((used) => {
      const from = at - used;
      const name = from > 0 ? exactAt(this.tokens, from, at, this.index) : undefined;
      return name?.used === used && isNearBefore(this.tokens, from);
    });
  }

  /** A phrase counts unless it is inside a longer name: "Ready Homes" is a project, "ready" alone never a place. */
  readPhrases(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const phrase = this.isFree(at) ? PHRASES.at(this.tokens, at) : undefined;
      if (
        !phrase ||
        !this.isFree(at, at + phrase.used) ||
        this.isInName(at, at + (phrase.value.text ? 1 : phrase.used))
      )
        continue;
      // "plot na ki flat": a refusal, and not an order of the collector
      if (phrase.value.set?.naOrder && this.endsInNo(at + phrase.used)) {
        this.take({ from: at, to: at + phrase.used - 1, set: { category: 'Plots' } });
        continue;
      }
      // "rera no plot" asks for no plot, and "rera no" for the number
      const last = at + phrase.used - 1;
      if (
        phrase.value.set?.registered &&
        this.tokens[last]?.text === 'no' &&
        PHRASES.at(this.tokens, last + 1)
      ) {
        this.take({ from: at, to: last, set: phrase.value.set });
        continue;
      }
      const { today, set, ...meaning } = phrase.value;
      if (takeAsName(this, [at, at + phrase.used], phrase.value, this.isBesidePlace(at))) {
        at = this.owner[at]!.to - 1;
        continue;
      }
      const dated = today && this.context.today ? { [today]: this.context.today } : {};
      this.take({
        from: at,
        to: at + phrase.used,
        ...meaning,
        ...(set && { set: { ...set, ...dated } }),
      });
      at += phrase.used - 1;
    }
    readBeside(
      this,
      this.context,
      (at) => this.isInName(at, at + 1),
      (at) => exactAt(this.tokens, at - 1, at, this.index) !== undefined,
    );
  }

  private endsInNo(end: number): boolean {
    return (
      this.tokens[end - 1]?.text === 'na' && ['ki', 'ka', 'ke', 'ho'].includes(this.tokens[end]?.text ?? '')
    );
  }

  readPlaces(): void {
    readOrigins(this, (word) => isElsewhere(word, this.index, this.context.home));
    readRoadsElsewhere(this, this.index, this.context.home);
    const spans = this.exactSpans();
    const typedCity = spans.flatMap(({ places }) => places.filter(({ kind }) => kind === 'city')).at(0);
    const wanted = typedCity?.citySlug ?? this.context.home;
    for (const { from, to, places } of spans) {
      const near = places.find((place) => place.citySlug === (this.city ?? wanted));
      // another city's name is accepted if no city was typed, and the page says so
      const place = near ?? (typedCity || this.city ? undefined : mostListed(places));
      if (place) {
        this.city ??= place.citySlug;
        this.takePlace({ from, to, place, corrected: place !== near });
      } else if (places.some(({ kind }) => kind === 'city')) this.take({ from, to, left: true });
    }
    this.readLandmarks();
    readOtherTowns(this);
    this.readLikePlaces(this.city ?? wanted);
    this.readLikeLandmarks();
  }

  /** "2 km from deekshabhumi": a landmark in another spelling, after the localities the words could mean. */
  private readLikeLandmarks(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const found = this.isUnknown(at)
        ? likeLandmarkAt(this.tokens, at, this.runEnd(at), this.index)
        : undefined;
      if (!found) continue;
      const ring = ringAround(this.tokens, at, found.to);
      const isWhole = this.isFree(ring.from, ring.to);
      // "wrc college" is not near any college
      if (!found.landmark.kind && !(isWhole && ring.to - ring.from > found.to - at)) continue;
      const [from, to] = isWhole ? [ring.from, ring.to] : [at, found.to];
      this.takeNear({ from, to, set: nearSet(found.landmark, ring.km) });
      at = to - 1;
    }
  }

  /** "2 bhk aiims": a landmark needs no word for "near", unless the search is near another one. */
  private readLandmarks(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const found = this.isOpen(at)
        ? (landmarkAt(this.tokens, at, this.index) ?? this.longerLandmarkAt(at))
        : undefined;
      if (!found || !this.isFree(at, found.to)) continue;
      const isFirst = !this.pieces.some(({ set }) => set?.near);
      const { city } = found.set;
      const isZone = found.set.sort === undefined;
      if (!(isFirst || isZone) || (this.city && city && city !== this.city)) continue;
      this.city ??= city;
      this.takeNear({ from: at, to: found.to, set: found.set });
      at = found.to - 1;
    }
  }

  private readLikePlaces(city: string): void {
    for (let at = 0; at < this.tokens.length; at++) {
      if (!this.isOpen(at) || isNumber(this.tokens[at]!) || isOfWorship(this.tokens, at + 1)) continue;
      const end = this.runEnd(at);
      const like = likeAt(this.tokens, { at, end }, this.index, city);
      // "futla lake" is the lake, not Futala
      const landmark = like && likeLandmarkAt(this.tokens, at, end, this.index);
      const found = landmark && landmark.to > at + like.used ? undefined : like;
      // an everyday word is not a misspelt place, unless a longer name starts with it
      if (found && this.hasStrange(at, at + found.used) && !this.isOwnName(at + found.used)) {
        const { place, used } = found;
        this.city ??= place.citySlug;
        const typed = this.tokens.slice(at, at + used).map(({ text }) => text);
        this.takePlace({
          from: at,
          to: at + used,
          place,
          corrected: typed.join(' ') !== nameKey(place.name),
        });
        at += used - 1;
      } else if (this.isUnknown(at) && !this.startsName(at) && !this.endsAsName(at))
        at = this.unknownEnd(at) - 1;
    }
  }

  /** Whether a word is in no dictionary or phrase: "मंजिल" is not a misspelt Mandhal. */
  private hasStrange(from: number, to: number): boolean {
    return this.tokens
      .slice(from, to)
      .some(({ text }, i) => this.isUnknown(from + i) && !allPhraseWords().has(text));
  }

  /** In "new subhedar layout" a name may start at the second word; never right after an unknown one without a filter. */
  private startsName(at: number): boolean {
    return this.tokens[at]!.text.length < 4;
  }

  /** "sardar patel chowk" is a name that nobody here knows, and not Sadar. */
  private isOwnName(next: number): boolean {
    const isLonger = this.isUnknown(next) && !isNameEnding(this.tokens[next]!.text);
    return isLonger && isNameEnding(this.tokens[next + 1]?.text ?? '');
  }

  /** "rentt pratap ngr": a name of two words that is recognisable as such is read after any word. */
  private endsAsName(at: number): boolean {
    return this.isUnknown(at + 1) && isNameEnding(this.tokens[at + 2]?.text ?? '');
  }

  readNegations(): void {
    new Negations(this).read();
  }

  readText(): void {
    readUnrecognised(this);
  }
}

const mostListed = (places: readonly Place[]): Place | undefined =>
  [...places].sort((a, b) => b.listings - a.listings)[0];
