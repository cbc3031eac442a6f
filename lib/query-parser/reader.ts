import type { PropertySearch } from '@/lib/search/schema';
import { amountMatch } from './grammar';
import { nearMatches } from './near';
import { type Place, type PlaceIndex, placeFilter } from './place-index';
import { exactAt, likeAt } from './place-match';
import type { AmountContext } from './quantities';
import type { Token } from './tokens';
import { FILLERS, LIMITS, NOT_AFTER, NOT_BEFORE, PHRASES, ROAD } from './vocabulary';

export type ParseContext = {
  /** the slug of the city that is meant until another one is typed */
  home: string;
  /** what the page lists */
  type?: 'sale' | 'rent' | undefined;
};

/** What some tokens mean. `left`: understood as something that no filter and no text search can do. */
export type Piece = {
  from: number;
  to: number;
  set?: Partial<PropertySearch>;
  place?: Place;
  text?: boolean;
  left?: boolean;
  service?: string;
  anywhere?: boolean;
  corrected?: boolean;
};

const isWord = (token: Token) => /^[\p{L}\d]/u.test(token.text);
const isNumber = (token: Token) => /^\d[\d,.]*$/.test(token.text);

/** Reads tokens in passes; what one pass has taken is closed to those after it. */
export class Reader {
  readonly pieces: Piece[] = [];
  private readonly owner: (Piece | undefined)[];
  /** the city of the first place that was typed */
  city: string | undefined;

  constructor(
    readonly tokens: readonly Token[],
    private readonly index: PlaceIndex,
    private readonly context: ParseContext,
  ) {
    this.owner = new Array<Piece | undefined>(tokens.length);
  }

  private take(piece: Piece): void {
    this.pieces.push(piece);
    this.owner.fill(piece, piece.from, piece.to);
  }

  private isFree(from: number, to = from + 1): boolean {
    return this.owner.slice(from, to).every((piece) => piece === undefined);
  }

  /** A token that may be part of a name: nothing else explains it. */
  private isOpen(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && this.isFree(at) && isWord(token) && !FILLERS.has(token.text);
  }

  /** Before all else: "2 km" is no amount, and "near" no filler. */
  readNear(): void {
    for (const match of nearMatches(this.tokens, this.index)) {
      const { city } = match.set;
      if (this.pieces.length > 0) this.take({ from: match.from, to: match.to, left: true });
      else {
        this.city ??= city;
        this.take(match);
      }
    }
  }

  readAmounts(): void {
    const amounts: AmountContext = {
      rent: this.isForRent(),
      isPin: (value) => this.pinPlaces(value) !== undefined,
    };
    for (let at = 0; at < this.tokens.length; ) {
      const match = this.isFree(at) ? amountMatch(this.tokens, at, amounts) : undefined;
      const pin = match || !this.isFree(at) ? undefined : this.pinAt(at);
      if (match) {
        const { used, set, service } = match;
        this.take({
          from: at,
          to: at + used,
          ...(set ? { set } : { left: true }),
          ...(service && { service }),
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

  /** The localities of a PIN code; none when it looks like one that is not in the table; undefined for other figures. */
  private pinPlaces(value: number): readonly Place[] | undefined {
    const known = this.index.byPin.get(String(value));
    // no delivery office has a code that ends like a round price
    const looksSo = Number.isInteger(value) && value >= 110_001 && value <= 855_999 && value % 500 !== 0;
    return known ?? (looksSo ? [] : undefined);
  }

  /** "440010", "440 010" */
  private pinAt(at: number): Piece | undefined {
    const [one, two] = [this.tokens[at], this.tokens[at + 1]];
    if (!one || !/^\d+$/.test(one.text)) return undefined;
    const isHalved = one.text.length === 3 && two && /^\d{3}$/.test(two.text);
    const to = at + (isHalved ? 2 : 1);
    const code = isHalved ? one.text + two.text : one.text;
    const places = code.length === 6 ? this.pinPlaces(Number(code)) : undefined;
    if (!places || (isHalved && places.length === 0)) return undefined;
    if (places.length === 0) return { from: at, to, text: true };
    const city = places[0]!.citySlug;
    // a code has up to twenty localities: those in use are enough, when there are any
    const used = places.filter(({ listings, asText }) => listings > 0 && !asText);
    const shown = used.length > 0 ? used : places;
    return { from: at, to, set: { city, locality: shown.map((place) => place.localitySlug!) } };
  }

  /** A phrase counts unless it is within a longer name: "Ready Homes" is a project, "ready" alone never a place. */
  readPhrases(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const phrase = this.isFree(at) ? PHRASES.at(this.tokens, at) : undefined;
      if (!phrase || !this.isFree(at, at + phrase.used) || this.isInName(at, at + phrase.used)) continue;
      const { text, ...meaning } = phrase.value;
      this.take({ from: at, to: at + phrase.used, ...meaning, ...(text && { text }) });
      at += phrase.used - 1;
    }
  }

  private isInName(from: number, to: number): boolean {
    for (let at = Math.max(0, from - 4); at <= from; at++) {
      const exact = exactAt(this.tokens, at, this.tokens.length, this.index);
      if (exact && exact.used > to - from && at + exact.used >= to && this.isFree(at, at + exact.used))
        return true;
    }
    return false;
  }

  readPlaces(): void {
    const spans = this.exactSpans();
    const typedCity = spans.flatMap(({ places }) => places.filter(({ kind }) => kind === 'city')).at(0);
    const wanted = typedCity?.citySlug ?? this.context.home;
    for (const { from, to, places } of spans) {
      const near = places.find((place) => place.citySlug === (this.city ?? wanted));
      // another city's name is taken when no city was typed, and the page says so
      const place = near ?? (typedCity || this.city ? undefined : mostListed(places));
      if (place) {
        this.city ??= place.citySlug;
        this.takePlace({ from, to, place, corrected: place !== near });
      } else if (places.some(({ kind }) => kind === 'city')) this.take({ from, to, left: true });
    }
    this.readLikePlaces(this.city ?? wanted);
  }

  /** "Manewada Road" is Manewada, where no road of this name is known. */
  private takePlace({ to, place, ...piece }: Piece & { place: Place }): void {
    const isRoad = place.kind === 'locality' && this.isOpen(to) && ROAD.has(this.tokens[to]!.text);
    this.take({ ...piece, to: isRoad ? to + 1 : to, set: placeFilter(place), place });
  }

  private exactSpans() {
    const spans: { from: number; to: number; places: readonly Place[] }[] = [];
    for (let at = 0; at < this.tokens.length; at++) {
      if (!this.isOpen(at)) continue;
      const exact = exactAt(this.tokens, at, this.runEnd(at), this.index);
      if (!exact) continue;
      spans.push({ from: at, to: at + exact.used, places: exact.places });
      at += exact.used - 1;
    }
    return spans;
  }

  private readLikePlaces(city: string): void {
    for (let at = 0; at < this.tokens.length; at++) {
      if (!this.isOpen(at) || isNumber(this.tokens[at]!)) continue;
      const end = this.runEnd(at);
      const found = likeAt(this.tokens, { at, end }, this.index, city);
      if (found) {
        const { place, used } = found;
        this.city ??= place.citySlug;
        this.takePlace({ from: at, to: at + used, place, corrected: true });
        at += used - 1;
      } else if (!this.startsName(at)) at = end - 1;
    }
  }

  /** In "new subhedar layout" a name may begin at the second word; never right behind an unknown one that is no filler. */
  private startsName(at: number): boolean {
    return this.tokens[at]!.text.length < 4;
  }

  /** Where the run of plain words that starts here ends: at a sign, a filler, or where something else was understood. */
  private runEnd(start: number): number {
    let end = start + 1;
    while (this.isOpen(end)) end++;
    return end;
  }

  /** "not in besa", "besa nahi": a locality is left out of the list; what cannot be left out is said. */
  readNegations(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      const before = this.isFree(at) ? NOT_BEFORE.at(this.tokens, at) : undefined;
      if (before) this.negateFrom(at, this.skipFillers(at + before.used));
      const after = this.isFree(at) ? NOT_AFTER.at(this.tokens, at) : undefined;
      if (after) this.negateTo(at, at + after.used);
    }
  }

  private skipFillers(at: number): number {
    let next = at;
    while (
      this.tokens[next] &&
      this.isFree(next) &&
      (FILLERS.has(this.tokens[next]!.text) || !isWord(this.tokens[next]!))
    )
      next++;
    return next;
  }

  private negateFrom(from: number, next: number): void {
    const piece = this.owner[next];
    const token = this.tokens[next];
    if (!piece) {
      // "plot no 45"
      if (token && !isNumber(token)) this.take({ from, to: this.runEnd(next), left: true });
      return;
    }
    this.negate(piece, from, piece.to);
    // "not in besa or manewada"
    let following = this.owner[this.skipFillers(this.skipJoin(piece.to))];
    while (
      piece.place &&
      following?.place &&
      following.from > piece.to &&
      this.skipJoin(piece.to) > piece.to
    ) {
      this.negate(following, following.from, following.to);
      following = this.owner[this.skipFillers(this.skipJoin(following.to))];
    }
  }

  private skipJoin(at: number): number {
    return ['or', 'and', 'nor', ',', 'aur', 'या', 'किंवा', 'आणि', 'और'].includes(this.tokens[at]?.text ?? '')
      ? at + 1
      : at;
  }

  private negateTo(at: number, to: number): void {
    let last = at - 1;
    while (last >= 0 && this.isFree(last) && FILLERS.has(this.tokens[last]!.text)) last--;
    const piece = this.owner[last];
    if (piece) this.negate(piece, piece.from, to);
  }

  private negate(piece: Piece, from: number, to: number): void {
    const { localitySlug } = piece.place ?? {};
    if (localitySlug) piece.set = { city: piece.place!.citySlug, notLocality: [localitySlug] };
    else {
      delete piece.set;
      piece.left = true;
      piece.text = false;
    }
    piece.from = from;
    piece.to = to;
    this.owner.fill(piece, from, to);
  }

  /** Words are looked for; a limit without its unit, or a figure alone, is named as left out. */
  readText(): void {
    for (let at = 0; at < this.tokens.length; at++) {
      if (!this.isOpen(at)) continue;
      const end = this.textEnd(at);
      const isText = this.tokens.slice(at, end).some((token) => !isNumber(token) && !LIMITS.has(token.text));
      this.take({ from: at, to: end, ...(isText ? { text: true } : { left: true }) });
      at = end - 1;
    }
  }

  /** "zxqwv under 60": the text ends where a limit begins. */
  private textEnd(at: number): number {
    const end = this.runEnd(at);
    const isLimit = (i: number) => LIMITS.has(this.tokens[i]!.text);
    let next = at + 1;
    while (next < end && !(isLimit(next) && !isLimit(next - 1) && isNumber(this.tokens[end - 1]!))) next++;
    return next;
  }
}

const mostListed = (places: readonly Place[]): Place | undefined =>
  [...places].sort((a, b) => b.listings - a.listings)[0];
