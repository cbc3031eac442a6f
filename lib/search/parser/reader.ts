import { reachKm } from '@/lib/places/areas/rules';
import { nameKey } from '@/lib/platform/text/place-name';
import { preferable } from '@/lib/search/preferred/rules';
import { attach, type Said } from './attach';
import { readDates } from './dates';
import type { Errand } from './errands';
import { has, type Item, isSilent, isUnit, isUnknown, itemsOf } from './items';
import { alsoNearSet, likeLandmarkAt, nearSet, notNearSet } from './landmarks';
import { isOrdinary, isRanking, type Search, type Sense } from './lexicon';
import { type Circumstances, meaningOf } from './meanings';
import type { Piece } from './pieces';
import { type Place, type PlaceIndex, placeFilter } from './place-index';
import { isNameEnding, likeAt } from './place-match';
import { leaveOtherRooms, refuse } from './refused';
import type { Token } from './tokens';

export type ParseContext = {
  /** the slug of the default city until another one is typed */
  home: string;
  /** the listing type of the page */
  type?: 'sale' | 'rent' | undefined;
  /** 2026-11-23, for "available now" and months without a year */
  today?: string | undefined;
};

const BACHELORS = ['working-people', 'students', 'anyone'];
const OFFICES = /^(?:office|coworking)$/;
const SHARED = new Set(['pg', 'hostel', 'room']);
const keysOf = (set: Search | undefined): string[] =>
  Object.keys(set ?? {})
    .filter((key) => key !== 'city' && key !== 'sort')
    .sort();

/** Reads one text: its items become pieces, and the words between them refuse, prefer and join those. */
export class Reader {
  readonly pieces: Piece[] = [];
  private readonly owner = new Map<Item, Piece>();
  private readonly items: Item[];
  private readonly said: Map<Item, Said>;
  private city: string | undefined;

  constructor(
    readonly tokens: readonly Token[],
    private readonly index: PlaceIndex,
    private readonly context: ParseContext,
  ) {
    this.items = itemsOf(tokens, index);
    readDates(this.items, tokens, context.today);
    this.said = attach(this.items, tokens);
  }

  read(): void {
    this.readPlaces();
    this.readMeanings();
    this.readQuantities();
    this.readLikePlaces();
    this.readRefusals();
    this.readWishes();
    this.readAlternatives();
    this.readRest();
    this.readAllIn();
    leaveOtherRooms(this.pieces);

    // "new flats of this week" are new here; "new or resale" is any
    const sales = this.pieces.filter(({ set }) => set?.saleOf);
    const isAny =
      sales.some(({ set }) => set!.saleOf!.includes('new')) &&
      sales.some(({ set }) => set!.saleOf!.includes('resale'));
    const isListed = this.pieces.some(({ set }) => set?.listedWithin);
    for (const piece of sales)
      if (isAny || (isListed && piece.set!.saleOf!.includes('new') && piece.to === piece.from + 1))
        piece.set = {};
  }

  /** "stamp duty included, flat 40 lakh": the limit is one of all costs, of a sale. */
  private readAllIn(): void {
    const item = this.items.find(
      (one) => !one.used && !this.owner.has(one) && has(one, 'field')?.field === 'allIn',
    );
    if (!item) return;
    const [price, ...more] = this.pieces.filter(({ set }) => set?.maxPrice ?? set?.minPrice);
    const { maxPrice, minPrice, ...rest } = price?.set ?? {};
    const isOne =
      price && maxPrice !== undefined && minPrice === undefined && more.length === 0 && !this.isRent();
    if (isOne) price.set = { ...rest, maxAllIn: maxPrice };
    this.take([item], isOne ? { set: {} } : { left: true });
  }

  private take(items: readonly Item[], meaning: Omit<Piece, 'from' | 'to'>): Piece {
    const piece: Piece = {
      from: Math.min(...items.map(({ from }) => from)),
      to: Math.max(...items.map(({ to }) => to)),
      ...meaning,
    };
    this.pieces.push(piece);
    for (const item of items) this.owner.set(item, piece);
    return piece;
  }

  /** The next item in a clause that says something. */
  private beside(at: number, step: 1 | -1, skip: (item: Item) => boolean = isSilent): number {
    let next = at + step;
    while (
      this.items[next] &&
      !this.items[next]!.pause &&
      !this.owner.has(this.items[next]!) &&
      skip(this.items[next]!)
    )
      next += step;
    return next;
  }

  private isRent(): boolean {
    const type = this.items.flatMap(({ senses }) => senses).find(({ set, is }) => set?.type && is !== 'not')
      ?.set?.type;
    return (type ?? this.context.type) === 'rent';
  }

  /* Places */

  private readPlaces(): void {
    const spans = this.items.filter(({ places }) => places);
    const typedCity = spans.flatMap(({ places }) => places!.filter(({ kind }) => kind === 'city')).at(0);
    const wanted = typedCity?.citySlug ?? this.context.home;
    for (const [at, item] of this.items.entries()) {
      if (item.set && !this.owner.has(item)) this.take([item], { set: item.set });
      if (!item.places && !item.landmark) continue;
      const around = this.around(at);
      const { landmark } = item;
      const isNamed = landmark?.kind !== undefined && !landmark.isLocality;
      if (
        landmark &&
        (around.km !== undefined ||
          (around.isNear && !landmark.isLocality && ROADS.test(this.tokens[item.to - 1]!.text)) ||
          (!item.places && (around.isNear || landmark.isNear || isNamed)))
      ) {
        if (this.city && landmark.city && landmark.city !== this.city && !around.isNear) continue;
        this.city ??= landmark.city;
        const set = nearSet(landmark, around.km);
        this.takeNear([...around.items, item], around.isAway ? notNearSet(set) : set);
      } else if (landmark && around.isAway)
        this.take([...around.items, item], { set: notNearSet(nearSet(landmark, undefined)) });
      else if (item.places) this.takePlaces(item, around.items, wanted, Boolean(typedCity));
    }
  }

  private takePlaces(item: Item, near: readonly Item[], wanted: string, hasCity: boolean): void {
    const same = item.places!.find(({ citySlug }) => citySlug === (this.city ?? wanted));
    // another city's name is accepted if no city was typed, and the page says so
    if (!same && item.places!.some(({ kind }) => kind === 'city') && this.isOrigin(item)) {
      this.take([item], { set: {} });
      return;
    }
    const place =
      same ??
      (hasCity || this.city ? undefined : [...item.places!].sort((a, b) => b.listings - a.listings)[0]);
    if (place) {
      this.city ??= place.citySlug;
      this.takePlace([...near, item], place, place !== same);
    } else if (item.places!.some(({ kind }) => kind === 'city')) this.take([item], { left: true });
  }

  /** "relocating from pune", "working in mumbai": where somebody comes from is no place to look in. */
  private isOrigin(item: Item): boolean {
    const at = this.items.indexOf(item);
    const [before, after] = [this.items[at - 1], this.items[at + 1]];
    const isCome =
      has(after, 'range') !== undefined &&
      /^(?:aa|aaya|aaye|aayi|aana|shift|shifting|transfer|आ|आए|आया)$/.test(
        this.tokens[after!.to]?.text ?? '',
      );
    return has(before, 'from')?.side === 'before' || has(after, 'from')?.side === 'after' || Boolean(isCome);
  }

  private takePlace(items: readonly Item[], place: Place, corrected: boolean): void {
    const next = this.items[this.items.indexOf(items.at(-1)!) + 1];
    const isRoad =
      place.kind === 'locality' &&
      next &&
      SPENT.has(this.tokens[next.from]!.text) &&
      next.to === next.from + 1;
    this.take(isRoad ? [...items, next] : items, { set: placeFilter(place), place, corrected });
  }

  /** Of several places a home is near to all; of "near VNIT or near AIIMS" to any. */
  private takeNear(items: readonly Item[], set: Search): void {
    const before = this.pieces.findLast((piece) => piece.set?.near);
    const first = Math.min(...items.map((item) => this.items.indexOf(item)));
    const isOr =
      has(this.items[first - 1], 'or') && before && this.owner.get(this.items[first - 2]!) === before;
    if (!before || !set.near) this.take(items, { set });
    else if (isOr) {
      before.set = { ...before.set, near: `${before.set!.near},${set.near}` };
      this.take(items, { set: before.set });
    } else this.take(items, { set: alsoNearSet(set) });
  }

  /** The words for "near" and the distance around a place. */
  private around(at: number): { items: Item[]; isNear: boolean; isAway: boolean; km: number | undefined } {
    const found = { items: [] as Item[], isNear: false, isAway: false, km: undefined as number | undefined };
    for (const step of [-1, 1] as const) {
      for (let next = at + step; ; next += step) {
        const item = this.items[next];
        if (!item || item.pause === 'wall') break;
        if (step < 0 && (has(item, 'and') || has(item, 'or')) && this.pieceAt(next - 1)?.set?.near) {
          found.isNear = true;
          break;
        }
        if (
          step < 0 &&
          this.items[at]!.landmark &&
          !this.items[at]!.landmark!.kind &&
          item.landmark &&
          this.pieceAt(next)?.set &&
          (this.pieceAt(next)!.set!.near ?? this.pieceAt(next)!.set!.alsoNear)
        ) {
          found.isNear = true;
          break;
        }
        if (
          step > 0 &&
          (has(item, 'and') || has(item, 'or')) &&
          this.items[next + 1]?.landmark &&
          this.around(next + 1).isNear
        ) {
          found.isNear = true;
          break;
        }
        if (item.pause || this.owner.has(item) || item.places || item.landmark) break;
        const near = has(item, 'near');
        const km = this.kmOf(item, next);
        const isNear =
          near &&
          (near.side === (step < 0 ? 'before' : 'after') ||
            (step > 0 && (this.items[next + 1]?.pause ?? next === this.items.length - 1)));
        const isAway = step > 0 && has(item, 'away');
        if (step < 0 && has(item, 'not') && /^(?:away|far)$/.test(this.tokens[item.from]!.text)) {
          found.isAway = true;
          found.items.push(item);
          item.used = true;
          continue;
        }
        if (isNear) found.isNear = true;
        else if (isAway) found.isAway = true;
        else if (km !== undefined) {
          found.km = km;
          if (this.said.get(item)?.bound === 'min') found.isAway = true;
        } else if (
          !isSilent(item) &&
          !has(item, 'limit') &&
          !has(item, 'onFoot') &&
          !has(item, 'which') &&
          !has(item, 'range') &&
          !has(item, 'from')
        )
          break;
        if (isNear || isAway || km !== undefined) found.items.push(item);
      }
    }
    return found;
  }

  private kmOf(item: Item, at: number): number | undefined {
    const { unit, values } = item.qty ?? {};
    if (unit === 'distance') return values![0]!;
    if (unit === 'length' && item.qty!.factor > 1) return values![0]! / item.qty!.factor / 1000;
    if (unit !== 'minutes') return undefined;
    const isFoot = [at - 1, at + 1].some(
      (next) =>
        has(this.items[next], 'onFoot') ||
        /walk|paidal/.test(this.tokens[this.items[next]?.from ?? -1]?.text ?? ''),
    );
    return reachKm(values![0]!, isFoot ? 'walk' : 'two-wheeler');
  }

  /** A name in another spelling, in the words that nothing explains. */
  private readLikePlaces(): void {
    const city = this.city ?? this.context.home;
    for (let at = 0; at < this.items.length; at++) {
      const item = this.items[at]!;
      if (this.owner.has(item) || !(isUnknown(item) || has(item, 'ordinary'))) continue;
      const run = this.items.slice(at, at + 5);
      const length = run.findIndex(
        (one) =>
          this.owner.has(one) ||
          !(isUnknown(one) || has(one, 'ordinary') || NAME_WORDS.has(this.tokens[one.from]!.text)),
      );
      const end = length < 0 ? run.at(-1)!.to : (run[length - 1]?.to ?? item.to);
      const like = likeAt(this.tokens, { at: item.from, end }, this.index, city);
      const around = this.around(at);
      const near = around.isNear || around.km !== undefined;
      const landmark = likeLandmarkAt(this.tokens, item.from, Boolean(near), this.index);
      const isStrange = run
        .slice(0, 3)
        .some((one) => isUnknown(one) && one.from < item.from + ((like?.used ?? landmark) ? 2 : 1));
      if (
        landmark &&
        (landmark.landmark.kind || near) &&
        landmark.to <= end &&
        isStrange &&
        landmark.to > item.from + (like?.used ?? 0)
      ) {
        const taken = run.filter(({ to }) => to <= landmark.to);
        this.takeNear([...around.items, ...taken], nearSet(landmark.landmark, around.km));
      } else if (like && isStrange) {
        const taken = run.filter(({ to }) => to <= item.from + like.used);
        if (taken.length === 0) continue;
        const typed = this.tokens.slice(item.from, item.from + like.used).map(({ text }) => text);
        this.city ??= like.place.citySlug;
        this.takePlace(taken, like.place, typed.join(' ') !== nameKey(like.place.name));
      }
    }
  }

  /* Phrases */

  private readMeanings(): void {
    this.readFacings();
    const isRoom =
      this.items.some((item) => isUnit(item, 'spoken')) &&
      !this.items.some(
        (item) => item.qty?.unit === 'rooms' || item.qty?.unit === 'spoken' || has(item, 'kind'),
      );
    const isShared =
      isRoom ||
      this.items.some((item) => item.senses.some(({ set }) => set?.subType?.some((one) => SHARED.has(one))));
    const isRent = this.isRent();
    for (const [at, item] of this.items.entries()) {
      if (item.used || item.qty || this.owner.has(item)) continue;
      const find = (...kinds: string[]) => kinds.map((is) => has(item, is)).find(Boolean);
      // a word that joins, refuses or limits says so first
      if (find('not', 'or', 'ok', 'wish', 'prefer', 'either', 'optional') && !find('quality', 'kind'))
        continue;
      const sense = find('kind', 'quality', 'errand', 'service', 'left', 'none', 'anywhere', 'rank');
      if (sense?.set?.amenities && has(this.items[at + 1], 'near')?.side === 'after')
        this.take([item, this.items[at + 1]!], { left: true });
      else if (sense) this.takeSense(item, sense);
      else if (has(item, 'people')) this.takePeople(item, has(item, 'people')!, isShared, isRent);
      else if (has(item, 'adjective')) this.takeAdjective(at, item);
      else if (isUnit(item, 'rk')) this.take([item], { set: { category: 'Residential', subType: ['rk'] } });
      else if (has(item, 'direction')) this.takeDirection(at, item);
      else if (has(item, 'field')?.field === 'rate') this.take([item], { answer: 'rate' });
      else if (isUnit(item, 'spoken') && (isRoom || isShared))
        this.take([item], { set: { type: 'rent', category: 'Residential', subType: ['room'] } });
      else if (has(item, 'town')) this.take([item], { left: true });
      else if (has(item, 'field')?.field === 'emi') this.take([item], { answer: 'emi' });
    }
  }

  private takeSense(item: Item, sense: Sense): void {
    const { set, service, generic, ofRent, today, errand } = sense;
    const dated = today && this.context.today ? { [today]: this.context.today } : {};
    const type = errand === 'sell' ? 'sale' : errand === 'let' ? 'rent' : undefined;
    this.take([item], {
      ...(set && { set: { ...set, ...dated } }),
      ...(sense.is === 'none' && { set: {} }),
      ...(service && { service }),
      ...(generic && { generic }),
      ...(ofRent && { ofRent }),
      ...(errand && { answer: errand as Errand, ...(type && { set: { type } }) }),
      ...((sense.is === 'rank' || sense.rank) && { rank: true }),
      ...(sense.listed && { listed: sense.listed }),
      ...(sense.is === 'left' && { left: true }),
      ...(sense.is === 'anywhere' && { anywhere: true }),
    });
  }

  private takePeople(item: Item, { whom }: Sense, isShared: boolean, isRent: boolean): void {
    if (isShared) this.take([item], { set: { sharers: [whom!, 'anyone'] } });
    else if (
      (isRent || !ONE_PERSON.test(this.tokens[item.from]!.text)) &&
      (isRent ||
        this.items.some(
          (one) => one.qty?.unit === 'rooms' || has(one, 'kind')?.set?.category === 'Residential',
        ))
    )
      this.take([item], { set: { type: 'rent', tenants: BACHELORS } });
  }

  /** "north plot": no name follows it. */
  private takeDirection(at: number, item: Item): void {
    const next = this.items[at + 1];
    const isFree =
      this.tokens[item.from]!.text !== 'se' &&
      (!next || next.pause || next.qty || has(next, 'kind') || has(next, 'not'));
    if (isFree) this.take([item], { set: { facing: [has(item, 'direction')!.facing!] } as Search });
  }

  /** "new flat", "old 2 bhk" */
  private takeAdjective(at: number, item: Item): void {
    const next = this.items[this.beside(at, 1)];
    const isHome =
      next &&
      (has(next, 'kind') ||
        next.qty?.unit === 'rooms' ||
        has(next, 'not') ||
        has(next, 'or') ||
        has(this.items[at - 1], 'or'));
    if (isHome) this.take([item], { set: { saleOf: [has(item, 'adjective')!.saleOf!] } as Search });
  }

  /** "north or east facing", "facing north" */
  private readFacings(): void {
    for (const [at, item] of this.items.entries()) {
      if (!has(item, 'facing')) continue;
      for (const step of [-1, 1] as const) {
        const found: Item[] = [];
        for (let next = at + step; this.items[next] && !(this.items[next]!.pause === 'wall'); next += step) {
          const one = this.items[next]!;
          if (has(one, 'direction') && !this.owner.has(one)) found.push(one);
          else if (!(has(one, 'or') || has(one, 'and') || one.pause === 'comma' || has(one, 'facing'))) break;
        }
        if (found.length === 0) continue;
        const set = {
          facing: [
            ...new Set((step < 0 ? found.reverse() : found).map((one) => has(one, 'direction')!.facing!)),
          ],
        } as Search;
        this.take([item, ...found], { set });
        break;
      }
    }
  }

  private readQuantities(): void {
    const rooms = this.items.some(
      ({ qty, senses }) =>
        qty?.unit === 'rooms' || qty?.unit === 'rk' || senses.some(({ set }) => set?.furnishing),
    );
    const subTypes = this.items.flatMap(({ senses }) => senses.flatMap(({ set }) => set?.subType ?? []));
    for (const [at, item] of this.items.entries()) {
      const said = this.said.get(item);
      if (!said || this.owner.has(item)) continue;
      const around: Circumstances = {
        rent: this.isRent(),
        today: this.context.today,
        hasRooms: rooms,
        isOffice: subTypes.some((one) => OFFICES.test(one)),
        isShared: subTypes.some((one) => SHARED.has(one)),
        isBehindRooms:
          this.items[at - 1]?.qty?.unit === 'rooms' ||
          (rooms &&
            (this.tokens[item.from - 1]?.text === 'in' ||
              /^(?:me|mein|madhe|madhye|में|मध्ये|paryant|tak)$/.test(this.tokens[item.to]?.text ?? ''))),
        isAboutEmi: this.items.some(
          (one) => !one.used && (has(one, 'field')?.field === 'emi' || has(one, 'errand')?.errand === 'emi'),
        ),
      };
      const isEach = said.items.some((one) => has(one, 'each'));
      const meaning = isEach ? { left: true } : item.set ? { set: item.set } : meaningOf(item, said, around);
      if (meaning) this.take([item, ...said.items], meaning);
      else if (said.items.length > 0 || item.qty!.isDigits) this.take([item, ...said.items], { left: true });
    }
  }

  /* Refusals, wishes and alternatives */

  private pieceAt(at: number): Piece | undefined {
    const item = this.items[at];
    return item && this.owner.get(item);
  }

  /** A quality with its kind of home behind: "south facing flat nako" refuses the direction. */
  private qualityOf(at: number): Piece | undefined {
    const piece = this.pieceAt(at);
    if (!piece?.set?.category || Object.keys(piece.set).length > 1) return piece;
    let next = at - 1;
    while (this.pieceAt(next) === piece) next--;
    if (
      this.items[next] &&
      isSilent(this.items[next]!) &&
      WHICH.has(this.tokens[this.items[next]!.from]!.text)
    )
      next--;
    const before = this.pieceAt(next);
    const isLimit =
      before && [...this.owner].some(([item, owner]) => owner === before && this.said.get(item)?.bound);
    return before && !before.place && (isQuality(before) || isLimit) ? before : piece;
  }

  private readRefusals(): void {
    for (const [at, item] of this.items.entries()) {
      const not = has(item, 'not');
      if (this.owner.has(item) || item.used) continue;
      if (has(item, 'or') && this.pieceAt(this.beside(at, 1)) && this.pieceAt(this.beside(at, -1))) continue;
      if (has(item, 'ok') && !not) {
        this.accept(at);
        continue;
      }
      if (has(item, 'optional')) {
        const piece = this.pieceAt(this.beside(at, 1));
        if (piece && isQuality(piece)) piece.set = {};
        continue;
      }
      if (has(item, 'either')) {
        const piece = this.pieceAt(this.beside(at, -1));
        if (piece && isQuality(piece)) piece.set = {};
        continue;
      }
      if (!not) continue;
      const [right, left] = [this.beside(at, 1), this.beside(at, -1)];
      const next = this.items[at + 1];
      // "flat no 302"
      if (this.tokens[item.from]!.text === 'no' && item.to === item.from + 1 && next?.qty?.unit === 'bare')
        continue;
      if (COURTESY.has(this.tokens[item.to]?.text ?? '') && !this.pieceAt(at + 1)) continue;
      const isAhead = this.pieceAt(right) ?? (next && !next.pause);
      const problem = has(this.items[left], 'problem') ? this.pieceAt(this.beside(left, -1)) : undefined;
      if (problem) {
        this.owner.set(item, problem);
        continue;
      }
      const side =
        not.side === 'after'
          ? this.pieceAt(left) || (this.items[left] && !this.items[left]!.pause)
            ? -1
            : 1
          : not.side === 'both' && !this.pieceAt(right)
            ? -1
            : isAhead
              ? 1
              : -1;
      this.refuseFrom(at, side === 1 ? right : left, side);
    }
  }

  private refuseFrom(at: number, start: number, step: 1 | -1): void {
    const item = this.items[at]!;
    const piece = step < 0 ? this.qualityOf(start) : this.pieceAt(start);
    if (!piece) {
      const run = [item];
      for (
        let next = at + step;
        this.items[next] &&
        !this.items[next]!.pause &&
        !this.pieceAt(next) &&
        !has(this.items[next], 'not') &&
        run.length < 4;
        next += step
      )
        run.push(this.items[next]!);
      if (run.length > 1 && !COURTESY.has(this.tokens[run[1]!.from]?.text ?? ''))
        this.take(run, { left: true });
      return;
    }
    const isKind = ['category', 'bedrooms'].includes(Object.keys(piece.set ?? {}).join());
    // "no bungalow above 1 crore": the limit is refused, and not the kind
    let after = start;
    while (isKind && this.pieceAt(after) === piece) after += 1;
    const limit = step > 0 && isKind ? this.pieceAt(after) : undefined;
    if (
      limit &&
      (limit.set?.near ||
        [...this.owner].some(([one, owner]) => owner === limit && this.said.get(one)?.bound))
    ) {
      this.refuseOne(limit);
      this.owner.set(item, limit);
      return;
    }
    const unknown = this.items[this.items.findIndex((one) => this.owner.get(one) === piece) - 1];
    // "gaothan plot nako": only those of a kind that nobody knows
    if (step < 0 && piece.set?.category && isKind && unknown && isUnknown(unknown)) {
      Object.assign(piece, { left: true, from: unknown.from, to: item.to });
      delete piece.set;
      this.owner.set(unknown, piece);
      this.owner.set(item, piece);
      return;
    }
    const last = this.beside(step > 0 ? this.lastOf(piece) : at, 1);
    const isProblem =
      has(this.items[this.lastOf(piece) + 1], 'problem') ??
      has(this.items[this.beside(this.lastOf(piece), 1)], 'problem');
    if (isProblem || (step < 0 && this.items.slice(start, at).some((one) => has(one, 'problem')))) {
      this.owner.set(item, piece);
      return;
    }
    const isOptional =
      (step > 0 && has(this.items[this.lastOf(piece) + 1], 'needed') && isQuality(piece)) ||
      has(this.items[last], 'ok');
    const done = new Set<Piece>([piece]);
    this.refuseOne(piece);
    // "not in besa or manewada", "corner ya east facing nahi": the list goes on
    for (let next = start; ; ) {
      while (
        this.pieceAt(next) === this.pieceAt(start) ||
        (this.pieceAt(next) && done.has(this.pieceAt(next)!))
      )
        next += step;
      const join = this.items[next];
      if (!join || !(has(join, 'or') || has(join, 'and'))) break;
      const other = this.pieceAt(this.beside(next, step));
      const isBoth =
        other &&
        (has(join, 'or') ||
          (other.place && piece.place) ||
          (isOfFloors(other) && isOfFloors(piece)) ||
          keysOf(other.set).join() ===
            keysOf(piece.set)
              .join()
              .replace(/^not([A-Z])/, (_, first: string) => first.toLowerCase()));
      if (!isBoth || done.has(other)) break;
      this.refuseOne(other);
      done.add(other);
      start = this.beside(next, step);
      next = start;
    }
    piece.from = Math.min(piece.from, item.from);
    piece.to = Math.max(piece.to, item.to);
    this.owner.set(item, piece);
    if (isOptional) piece.set = {};
  }

  private isLimited(piece: Piece): boolean {
    return [...this.owner].some(
      ([item, owner]) => owner === piece && this.said.get(item)?.bound !== undefined,
    );
  }

  private lastOf(piece: Piece): number {
    return this.items.findLastIndex((one) => this.owner.get(one) === piece);
  }

  private refuseOne(piece: Piece): void {
    const item = this.items.find((one) => this.owner.get(one) === piece && one.qty);
    const said = item && this.said.get(item);
    const isAmount = Boolean(said && item.qty?.unit === 'money' && !said.bound);
    refuse(piece, this.tokens[piece.from]?.text ?? '', isAmount);
  }

  private accept(at: number): void {
    const piece = this.qualityOf(this.beside(at, -1));
    const isLimit =
      piece && [...this.owner].some(([item, owner]) => owner === piece && this.said.get(item)?.bound);
    const first = this.items.findIndex((item) => this.owner.get(item) === piece);
    if (piece && isQuality(piece) && !isLimit && !has(this.items[first - 1], 'or')) piece.set = {};
  }

  private readWishes(): void {
    for (const [at, item] of this.items.entries()) {
      const wish = item.senses.find(({ is }) => is === 'wish' || is === 'prefer');
      if (!wish || this.owner.has(item)) continue;
      const isBefore = item.senses.some(
        ({ is, side }) => (is === 'wish' || is === 'prefer') && side === 'before',
      );
      const isAfter = item.senses.some(({ is, side }) => is === 'wish' && side === 'after');
      const isLead = (one: Item) => isSilent(one) || Boolean(has(one, 'and'));
      const [ahead, behind] = [this.beside(at, 1, isLead), this.beside(at, -1)];
      const next = this.pieceAt(ahead);
      // "2 bhk if possible with parking": of what follows, and not of what is before
      const isLed = next && (isQuality(next) || this.isLimited(next));
      const isBehind = isAfter && this.pieceAt(behind) && !(isBefore && isLed);
      const start = isBehind ? behind : isBefore ? ahead : -1;
      const step = isBehind ? -1 : 1;
      const piece = step < 0 ? this.qualityOf(start) : this.pieceAt(start);
      if (!piece?.set || keysOf(piece.set).length === 0) continue;
      if (step > 0 && has(item, 'prefer') && !isQuality(piece)) continue;
      this.wish(piece);
      for (let next = start; ; ) {
        while (this.pieceAt(next) === this.pieceAt(start)) next += step;
        const join = this.items[next];
        const other =
          join && (has(join, 'or') || has(join, 'and')) ? this.pieceAt(this.beside(next, step)) : undefined;
        if (!other?.set || !isQuality(other) || keysOf(other.set).length === 0) break;
        this.wish(other);
        start === next;
        break;
      }
    }
  }

  /** It leaves no home out: what homes can be ordered by moves them up; otherwise its words do. */
  private wish(piece: Piece): void {
    const preferred = preferable(piece.set ?? {});
    const isLimit = keysOf(piece.set).some((key) => /^(?:(?:min|max|not)[A-Z]|byOwner$)/.test(key));
    if (preferred) piece.preferred = preferred;
    else if (isLimit) piece.left = true;
    else piece.isWish = true;
    piece.set = {};
    delete piece.place;
  }

  /** "lift or parking": no filter asks for either of two different conditions, so that both are named. Branches that say the same things of two homes add up. */
  private readAlternatives(): void {
    for (const [at, item] of this.items.entries()) {
      if (!has(item, 'or') || this.owner.has(item)) continue;
      const [before, next] = [this.pieceAt(this.beside(at, -1)), this.pieceAt(this.beside(at, 1))];
      if (!before?.set || !next?.set || before === next || before.left || next.left) continue;
      const [keys, others] = [keysOf(before.set), keysOf(next.set)];
      if (keys.length === 0 || others.length === 0) continue;
      if (keys.join() === 'dimensions' && others.join() === 'dimensions') {
        for (const piece of [before, next]) Object.assign(piece, { set: undefined, left: true });
        continue;
      }
      if (
        before.set.type &&
        next.set.type &&
        before.set.type !== next.set.type &&
        keys.length + others.length === 2
      ) {
        for (const piece of [before, next]) Object.assign(piece, { set: {}, isSearch: true });
        continue;
      }
      if (before.set.category && next.set.category && before.set.category !== next.set.category) {
        // a search has one category, so that neither cuts
        for (const piece of [before, next]) {
          piece.rank = true;
          delete piece.generic;
        }
        continue;
      }
      if (before.set.category && before.set.category === next.set.category)
        for (const [wide, narrow] of [
          [before, next],
          [next, before],
        ] as const)
          if (!wide.set?.subType && narrow.set?.subType) narrow.set = { category: narrow.set.category! };
      if (
        isOfFloors(before) &&
        isOfFloors(next) &&
        before.set.maxFloor !== undefined &&
        next.set.maxFloor !== undefined &&
        before.set.minFloor !== undefined &&
        next.set.minFloor !== undefined
      ) {
        before.set = {
          minFloor: Math.min(before.set.minFloor, next.set.minFloor),
          maxFloor: Math.max(before.set.maxFloor, next.set.maxFloor),
        };
        next.set = {};
        continue;
      }
      const isStroke = this.tokens[item.from]!.text === '/';
      if (isStroke || isEither(before.set, next.set) || this.isBranch(at)) continue;
      Object.assign(before, { left: true, to: next.to });
      delete before.set;
      next.set = {};
    }
  }

  /** "2 bhk 55L or 3 bhk 75L": both sides say the same kinds of things. */
  private isBranch(at: number): boolean {
    const side = (step: 1 | -1): Set<string> => {
      const keys = new Set<string>();
      for (
        let next = at + step;
        this.items[next] && this.items[next]!.pause !== 'wall' && !has(this.items[next], 'or');
        next += step
      )
        for (const key of keysOf(this.pieceAt(next)?.set)) keys.add(key);
      return keys;
    };
    const [left, right] = [side(-1), side(1)];
    return [...right].filter((key) => left.has(key)).length > 1;
  }

  /* What is left */

  private readRest(): void {
    let run: Item[] = [];
    const flush = () => {
      if (run.length > 0) this.take(run, { rank: true });
      run = [];
    };
    for (const item of this.items) {
      const word = this.tokens[item.from]?.text ?? '';
      const isWord =
        isUnknown(item) ||
        Boolean(has(item, 'which') ?? has(item, 'landmark') ?? item.landmark) ||
        ['deposit', 'road', 'height'].includes(has(item, 'field')?.field ?? '') ||
        ['spoken', 'seats'].some((unit) => isUnit(item, unit)) ||
        (isRanking(word) && item.to === item.from + 1 && isOrdinary(word));
      if (!this.owner.has(item) && !item.used && isWord) run.push(item);
      else flush();
      const not = has(item, 'not');
      if (
        not &&
        !this.owner.has(item) &&
        !item.used &&
        this.tokens.length > item.to - item.from &&
        !COURTESY.has(this.tokens[item.to]?.text ?? '')
      )
        this.nameRefusal(item);
    }
    flush();
  }

  /** A refusal that nothing used turns the sentence round, so it is named with its neighbour. */
  private nameRefusal(item: Item): void {
    const at = this.items.indexOf(item);
    const next = this.items[this.beside(at, has(item, 'not')!.side === 'after' ? -1 : 1)];
    if (!next || next.pause || this.owner.has(next)) return;
    this.take([item, next], { left: true });
  }
}

/** "east disha wala plot" */
const WHICH = new Set(
  'wala wali wale असलेला असलेली असलेले वाला वाली वाले cha chi che चा ची चे का की के ka ki ke'.split(' '),
);
const ROADS = /^(?:road|rd|marg|रोड|मार्ग)/;
/** One person is who rents it, and not who shares it. */
const ONE_PERSON = /^(?:woman|lady|man|female|male)$/;
const COURTESY = new Set('problem issue tension worries thanks thank matter else'.split(' '));
const SPENT = new Set(
  'road rd chowk chauk square circle stop village gaon locality midc एमआयडीसी एमआईडीसी रोड चौक'.split(' '),
);
const NAME_WORDS = new Set(
  'nagar ngr colony layout road rd square chowk park garden lake mall hospital college school station metro'.split(
    ' ',
  ),
);
void isNameEnding;

const QUALITIES = new Set([
  'facing',
  'furnishing',
  'possession',
  'amenities',
  'saleOf',
  'floorAt',
  'minFloor',
  'maxFloor',
  'diet',
  'meals',
  'parkingKind',
  'corner',
  'vastu',
  'registered',
  'minBalconies',
  'minParking',
  'naOrder',
  'sanction',
  'notFloor',
  'notFloorAt',
]);
const isQuality = (piece: Piece): boolean => {
  const keys = keysOf(piece.set).filter((key) => key !== 'type');
  return keys.length > 0 && keys.every((key) => QUALITIES.has(key) || key.startsWith('not'));
};

const isOfFloors = (piece: Piece): boolean =>
  keysOf(piece.set).length > 0 &&
  keysOf(piece.set).every((key) =>
    ['minFloor', 'maxFloor', 'floorAt', 'notFloor', 'notFloorAt'].includes(key),
  );

/** Lists of which a home has one value, so that "or" is what they mean anyway. */
const MANY = new Set(['amenities']);
function isEither(before: Search, next: Search): boolean {
  const [keys, others] = [keysOf(before), keysOf(next)];
  if (before.category && next.category) return true;
  if ([...keys, ...others].every((key) => key.startsWith('not'))) return true;
  const isPlace = (key: string) => key === 'locality' || key === 'near' || key === 'alsoNear';
  if (keys.every(isPlace) && others.every(isPlace)) return true;
  return keys.join() === others.join() && keys.every((key) => !MANY.has(key));
}
