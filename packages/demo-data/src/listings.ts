import { drawFacts } from './facts/draw';
import { drawParticulars, type Particulars } from './facts/particulars';
import type { Facts, Kind } from './facts/types';
import { drawPrice, drawPriceHistory, type PricePoint, roundAsked } from './price';
import { Deck, Random } from './random';
import { withoutUndefined } from './records';
import { drawRera } from './rera';
import { Describer } from './text/describe';
import { drawTitle } from './text/title';
import {
  type Category,
  type City,
  type Id,
  isLand,
  type ListingStatus,
  type ListingType,
  type Locality,
} from './vocabulary';

const DAY_MS = 86_400_000;
const SPAN_DAYS = 180;
/** Number of listings above which they have fewer details and are made faster, because such a set is only for measurements. */
const DETAILED = 5000;

/** One listing. Optional fields that do not apply are absent. */
export type ListingRecord = Omit<
  Facts,
  'category' | 'type' | 'city' | 'locality' | 'now' | 'near' | 'plotArea'
> &
  Particulars & {
    id: Id;
    kind: Kind;
    title: string;
    description: string;
    price: number;
    type: ListingType;
    category: Category;
    location: { address: string; coordinates: [number, number] };
    address: string;
    status: ListingStatus;
    city: string;
    citySlug: string;
    locality: string;
    localitySlug: string;
    pinCode: string;
    reraNumber?: string;
    reraExemption?: 'not-a-project';
    maintenance?: number;
    deposit?: number;
    owner: Id;
    priceHistory: PricePoint[];
    verifiedAt?: Date;
    /** Date within the last fortnight on which the owner confirmed the listing. */
    confirmedAt: Date;
    createdAt: Date;
    updatedAt: Date;
  };

export type ListingOptions = {
  count: number;
  now: Date;
  seed: string;
  /** Possible owners: sellers and brokers. The first two own noticeably more. */
  owners: readonly Id[];
  /** Cities of listings; the first one gets the kinds that are not sold in Mumbai or Delhi. */
  cities: readonly City[];
};

/** Shares in percent. They are dealt, not drawn, so that small sets contain all of them. */
const CATEGORY_SHARES: readonly (readonly [Category, number])[] = [
  ['Residential', 47],
  ['Plots', 14],
  ['Commercial', 14],
  ['Villas', 10],
  ['Farm Houses', 4],
  ['Industrial', 5],
  ['Agricultural', 6],
];
const CITY_SHARES: Record<string, number> = {
  nagpur: 60,
  mumbai: 8,
  pune: 8,
  bangalore: 7,
  hyderabad: 6,
  delhi: 6,
  chennai: 5,
};
const RENT_SHARE: Record<Category, number> = {
  Residential: 0.38,
  Commercial: 0.5,
  Plots: 0,
  Villas: 0.16,
  'Farm Houses': 0.1,
  Industrial: 0.55,
  Agricultural: 0,
};

const repeat = <T>(pairs: readonly (readonly [T, number])[]): T[] =>
  pairs.flatMap(([item, times]) => Array<T>(times).fill(item));

/** Localities for a category by the rank of their plot rate. Fields and sheds are where land is cheap, and flats where it is expensive. */
export function localitiesFor(city: City, category: Category): Locality[] {
  const byRate = [...city.localities].sort((a, b) => a.plotPerSqFt - b.plotPerSqFt);
  const share = (from: number, to: number) =>
    byRate.slice(Math.floor(byRate.length * from), Math.ceil(byRate.length * to));
  if (category === 'Agricultural' || category === 'Industrial') return share(0, 0.24);
  if (category === 'Farm Houses') return share(0, 0.3);
  if (category === 'Plots') return share(0, 0.6);
  return city.slug === 'nagpur' ? share(0.12, 1) : byRate;
}

function drawStatus(random: Random, type: ListingType): ListingStatus {
  return random.weighted<ListingStatus>([
    ['verified', 44],
    ['active', 34],
    ['unverified', 11],
    [type === 'sale' ? 'sold' : 'rented', 4],
    ['paused', 3],
    ['expired', 2],
    ['draft', 2],
  ]);
}

function addressOf(facts: Facts): string {
  const { locality, city } = facts;
  return [locality.name, facts.project, `near ${facts.near}`, `${city.name} ${locality.pinCode}`]
    .filter(Boolean)
    .join(', ');
}

/** A point within about a kilometre of the locality's centre, or further away outside towns. */
function coordinates(random: Random, facts: Facts): [number, number] {
  const spread = isLand(facts.category) ? 0.006 : 0.0035;
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return [round(facts.locality.lng + random.noise(spread)), round(facts.locality.lat + random.noise(spread))];
}

function charges(random: Random, facts: Facts, price: number): { maintenance?: number; deposit?: number } {
  const society = ['flat', 'penthouse', 'shop', 'office'].includes(facts.kind);
  return {
    ...(society ? { maintenance: Math.round((facts.area * random.between(1.6, 3.4)) / 50) * 50 } : {}),
    ...(facts.type === 'rent'
      ? { deposit: roundAsked(price * random.pick(facts.category === 'Residential' ? [2, 2, 3] : [3, 6])) }
      : {}),
  };
}

/** An id that starts with its time in seconds, like an ObjectId. */
function idAt(date: Date, random: Random): Id {
  const seconds = Math.floor(date.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + random.hex(16);
}

class ListingMaker {
  private readonly random: Random;
  /** Separate, so that its draws change no other fact. */
  private readonly particulars: Random;
  private readonly categories: Deck<Category>;
  private readonly cities: Deck<City>;
  private readonly localities = new Map<string, Deck<Locality>>();
  private readonly describer: Describer;

  constructor(private readonly options: ListingOptions) {
    this.random = new Random(`${options.seed}:listings`);
    this.particulars = new Random(`${options.seed}:particulars`);
    this.categories = new Deck(this.random, repeat(CATEGORY_SHARES));
    this.cities = new Deck(
      this.random,
      repeat(options.cities.map((city) => [city, CITY_SHARES[city.slug] ?? 5] as const)),
    );
    this.describer = new Describer(this.random);
  }

  /** The i-th listing, newest first. Dates are denser towards today, like real ones. */
  make(i: number): ListingRecord {
    const { random, options } = this;
    const category = this.categories.deal();
    const city = this.cityFor(category);
    const type: ListingType = random.chance(RENT_SHARE[category]) ? 'rent' : 'sale';
    const facts = drawFacts(random, {
      category,
      type,
      city,
      locality: this.locality(city, category),
      now: options.now,
    });
    const age = SPAN_DAYS * ((i + random.float()) / options.count) ** 1.25;
    const createdAt = new Date(options.now.getTime() - Math.round(age * DAY_MS) - 60_000);
    return this.assemble(facts, createdAt, i < DETAILED);
  }

  private assemble(facts: Facts, createdAt: Date, isDetailed: boolean): ListingRecord {
    const { random } = this;
    const { category, type, city, locality, now, near: _near, plotArea: _plotArea, project, ...rest } = facts;
    const price = drawPrice(random, facts);
    const title = drawTitle(random, facts);
    const address = addressOf(facts);
    const description = this.describer.describe(facts);
    const status = drawStatus(random, type);
    const reraNumber = drawRera(random, facts);
    const priceHistory = drawPriceHistory(random, price, createdAt, now);
    const source = {
      title,
      description,
      address,
      category,
      city: city.name,
      locality: locality.name,
      project,
      pinCode: locality.pinCode,
      reraNumber,
    };
    return {
      id: idAt(createdAt, random),
      ...rest,
      ...source,
      type,
      price,
      location: { address, coordinates: coordinates(random, facts) },
      ...(reraNumber ? { reraNumber } : {}),
      // a plot of a layout, resold by its buyer
      ...(facts.kind === 'plot' ? { reraExemption: 'not-a-project' as const } : {}),
      ...(isDetailed ? drawParticulars(this.particulars, facts, description) : {}),
      citySlug: city.slug,
      localitySlug: locality.slug,
      status,
      ...charges(random, facts, price),
      owner: this.owner(),
      priceHistory,
      ...(status === 'verified'
        ? {
            verifiedAt: new Date(
              Math.min(now.getTime(), createdAt.getTime() + random.int(4, 60) * 3_600_000),
            ),
          }
        : {}),
      confirmedAt: new Date(
        Math.max(createdAt.getTime(), now.getTime() - (Math.round(price / 1000) % 13) * DAY_MS),
      ),
      createdAt,
      updatedAt: priceHistory.at(-1)!.at,
    };
  }

  /** A city for the category. Fields are not sold in Mumbai or Delhi and are offered around Nagpur instead. */
  private cityFor(category: Category): City {
    const city = this.cities.deal();
    const rural = category === 'Agricultural' || category === 'Farm Houses' || category === 'Industrial';
    return rural && (city.slug === 'mumbai' || city.slug === 'delhi') ? this.options.cities[0]! : city;
  }

  private locality(city: City, category: Category): Locality {
    const key = `${city.slug}:${category}`;
    let deck = this.localities.get(key);
    if (!deck) {
      deck = new Deck(this.random, localitiesFor(city, category));
      this.localities.set(key, deck);
    }
    return deck.deal();
  }

  private owner(): Id {
    const { owners } = this.options;
    return this.random.chance(0.15)
      ? owners[this.random.int(0, Math.min(1, owners.length - 1))]!
      : this.random.pick(owners);
  }
}

export function* demoListings(options: ListingOptions): Generator<ListingRecord> {
  const maker = new ListingMaker(options);
  for (let i = 0; i < options.count; i++) yield withoutUndefined(maker.make(i));
}
