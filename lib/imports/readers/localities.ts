import { EMPTY_CHOICE, KEEP, KEEP_CHOICE } from '@/lib/imports/decisions/constants';
import type { MeaningChoice } from '@/lib/imports/decisions/dto';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { isPlaceMissing, ofFile, piecesOf } from '@/lib/imports/readers/titles';
import { CITY_ALIASES, OTHER_TOWNS } from '@/lib/places/constants';
import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { CITIES, placeOf } from '@/lib/places/rules';
import { memoizeText } from '@/lib/platform/basics/memoize';
import { heardAs, nameKey, nameWords } from '@/lib/platform/text/place-name';
import { slugify } from '@/lib/platform/text/slug';

/** The assumed town if a file names none. */
export const HOME_CITY = 'Nagpur';

const TOWNS: readonly string[] = [...CITIES.map(({ name }) => name), ...Object.values(OTHER_TOWNS).flat()];
const DEVANAGARI_TOWNS: Readonly<Record<string, string>> = Object.fromEntries(
  'नागपूर Nagpur|नागपुर Nagpur|पुणे Pune|पुना Pune|मुंबई Mumbai|वर्धा Wardha|अमरावती Amravati|चंद्रपूर Chandrapur|चंद्रपुर Chandrapur|भंडारा Bhandara|गोंदिया Gondia|यवतमाळ Yavatmal|अकोला Akola|नाशिक Nashik|दिल्ली Delhi|हैदराबाद Hyderabad|चेन्नई Chennai|बेंगळुरू Bangalore'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Common abbreviations in place names. */
const SHORT: Readonly<Record<string, string>> = {
  ngr: 'nagar',
  nagr: 'nagar',
  rd: 'road',
  sq: 'square',
  lyt: 'layout',
  lo: 'layout',
  ext: 'extension',
  clny: 'colony',
  col: 'colony',
  soc: 'society',
  opp: 'opposite',
  hosp: 'hospital',
};
const spelledOut = (name: string) =>
  nameWords(name)
    .map((word) => SHORT[word] ?? word)
    .join(' ');

const byKey = new Map(TOWNS.map((name) => [nameKey(name), name]));
const byAlias = new Map(
  Object.entries(CITY_ALIASES).map(([alias, slug]) => [
    alias.replaceAll('-', ' '),
    CITIES.find((city) => city.slug === slug)?.name ?? '',
  ]),
);
const heard = (name: string) => heardAs(nameWords(name).join(''));
const bySound = new Map(TOWNS.map((name) => [heard(name), name]));

/** An edit distance of one letter. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return [one.slice(at + 1), one.slice(at)].some((a) => [other.slice(at + 1), other.slice(at)].includes(a));
}

function townLike(text: string): string | undefined {
  const sound = heard(text);
  if (sound.length < 4) return undefined;
  return bySound.get(sound) ?? CITIES.map(({ name }) => name).find((name) => isNear(heard(name), sound));
}

const choicesOf = (names: readonly string[]): MeaningChoice[] =>
  names.map((name) => ({ meaning: name, label: name }));

/** The cities that may be meant, the likeliest first. */
const citiesBeside = memoizeText((like) => [
  ...choicesOf([...new Set([like, ...CITIES.map(({ name }) => name)])]),
  KEEP_CHOICE,
]);
const CITY_CHOICES = choicesOf(CITIES.map(({ name }) => name));

/** The town of a row. A misspelt name is asked about, and so is an unknown town. */
export function readCity(reader: RowReader, locality: GazetteerPlace | undefined, address: string): string {
  const text = reader
    .text('city')
    .replace(/\b(?:maharashtra|india|mh)\b|महाराष्ट्र|(?<![,.])[,.]+$/gi, '')
    .trim();
  const column = reader.heading('city');
  if (!text) return cityOfRow(reader, locality, address);
  const exact =
    byKey.get(nameKey(text)) ?? byAlias.get(nameKey(text)) ?? DEVANAGARI_TOWNS[text.normalize('NFC')];
  if (exact && nameKey(exact) === nameKey(text)) return exact;
  const like = exact ?? townLike(text);
  const choices = citiesBeside(like ?? HOME_CITY);
  const decided = reader.meaningOf({
    field: 'city',
    value: text,
    column,
    ...(like && { meaning: like, says: like }),
    isSure: exact !== undefined,
    choices,
  });
  return decided === KEEP ? text : (decided ?? HOME_CITY);
}

/** The town in a Devanagari address. */
const townIn = (address: string): string | undefined =>
  Object.entries(DEVANAGARI_TOWNS).find(([town]) => address.normalize('NFC').includes(town))?.[1];

/** A row's town if it has no column: from the address, else the only city with that locality, else the agency's city, which is shown. */
function cityOfRow(reader: RowReader, locality: GazetteerPlace | undefined, address: string): string {
  if (address && placeOf({ address }).city) return '';
  const named = townIn(address);
  if (named) return named;
  const own = locality && CITIES.find(({ slug }) => slug === locality.city)?.name;
  if (own && own !== HOME_CITY) return own;
  // without a locality or project, the form asks its own question about the address
  if (!reader.text('locality') && !reader.text('project')) return '';
  return (
    reader.meaningOf({
      field: 'city',
      value: '',
      column: 'City',
      kind: 'none',
      meaning: HOME_CITY,
      says: HOME_CITY,
      isSure: true,
      choices: CITY_CHOICES,
    }) ?? HOME_CITY
  );
}

/** Longer than any name with its surroundings. */
const MAX_PLACE = 200;

export type FoundLocality = { name: string; place?: GazetteerPlace };

/** A row's locality by its name in the gazetteer. Proposes "Manish Ngr" and "Dharmpeth", and asks about "Xyzabad". */
export function readLocality(
  reader: RowReader,
  gazetteer: Gazetteer,
  citySlug: string,
): FoundLocality | undefined {
  const column = reader.heading('locality');
  const text = reader
    .text('locality')
    .slice(0, MAX_PLACE)
    .replace(/(?<![,.])[,.]+$/, '')
    .trim();
  if (!text)
    return isPlaceMissing(reader) ? localityOfAll(reader, gazetteer) : inAddress(reader, gazetteer, citySlug);
  const whole = localitiesLike(gazetteer, text, citySlug);
  const exact = whole.find((place) => isNameOf(place, text));
  if (exact) return { name: exact.name, place: exact };
  // in "Somalwada, Wardha Road" and "Near NIT, Besa" one part is a name
  const part = text
    .split(/[,/(]/)
    .flatMap((one) =>
      localitiesLike(gazetteer, one.trim(), citySlug).filter((place) => isNameOf(place, one.trim())),
    )[0];
  if (part && /[,(]/.test(text)) return { name: part.name, place: part };
  const spelled = whole.length > 0 ? whole : localitiesLike(gazetteer, spelledOut(text), citySlug);
  const found = spelled.length > 0 ? spelled : localitiesLike(gazetteer, withoutTown(text), citySlug);
  const names = [...new Set((part ? [part, ...found] : found).map(({ name }) => name))];
  const decided = reader.meaningOf({
    field: 'locality',
    value: text,
    column,
    ...(names[0] && { meaning: names[0], says: names[0] }),
    choices: [...choicesOf(names), KEEP_CHOICE, EMPTY_CHOICE],
  });
  if (decided === KEEP) return { name: text };
  const place =
    found.find(({ name }) => name === decided) ?? gazetteer.find(decided ?? '', citySlug || undefined)[0];
  return decided && !decided.startsWith('!') ? { name: decided, ...(place && { place }) } : undefined;
}

/** The locality without its town, as in "Nagpoor manish ngr". */
const withoutTown = (text: string): string =>
  spelledOut(text)
    .split(' ')
    .filter((word) => !byKey.has(word) && !byAlias.has(word) && townLike(word) === undefined)
    .join(' ');

/** Finds the part of an address that is exactly a locality's name, if no column has it: "गणेश सोसायटी, त्रिमूर्ती नगर, नागपूर". */
function inAddress(reader: RowReader, gazetteer: Gazetteer, citySlug: string): FoundLocality | undefined {
  const address = reader.text('address');
  const found = placeOf({ address });
  // the form finds the locality of an address in Latin letters by itself
  if (!address || found.locality) return undefined;
  const town = citySlug || found.city?.slug || slugify(townIn(address) ?? HOME_CITY);
  for (const part of address
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const place = localitiesLike(gazetteer, part, town).find((one) => isNameOf(one, part));
    if (place) return { name: place.name, place };
  }
  return undefined;
}

const BESIDE_PLACE = /^(?:m(?:ou|au|o)[zj]a|at|in|near|nr|मौजा|मौजे)\.?\s+/i;

/** Finds the only part of a row's text that is exactly a locality's name: "Flat No 302, Shivneri Apts, Manish Nagar, Nagpur". */
function localityInText(reader: RowReader, gazetteer: Gazetteer): GazetteerPlace | undefined {
  const parts = ['title', 'description', 'remarks'].flatMap((field) => reader.text(field).split(/[,;\n]/));
  const found = parts.flatMap((part) => {
    const name = part.trim().replace(BESIDE_PLACE, '');
    return name.length > MAX_NAME
      ? []
      : localitiesLike(gazetteer, name, '').filter((place) => isNameOf(place, name));
  });
  return new Set(found.map(({ name }) => name)).size === 1 ? found[0] : undefined;
}
const MAX_NAME = 40;

/** The locality of all rows if no column has it. Asked once, with the place in the title first. */
function localityOfAll(reader: RowReader, gazetteer: Gazetteer): FoundLocality | undefined {
  const told = localityInText(reader, gazetteer);
  if (told) return { name: told.name, place: told };
  const named = piecesOf(reader.columns.title ?? '').flatMap((piece) =>
    localitiesLike(gazetteer, piece, '').filter((place) => isNameOf(place, piece)),
  );
  const usual = CITIES.find(({ name }) => name === HOME_CITY)?.localities ?? [];
  const names = [...new Set([...named, ...usual].map(({ name }) => name))];
  const first = named[0]?.name;
  const decided = reader.meaningOf({
    field: 'locality',
    kind: `title-${ofFile(reader)}`,
    value: '',
    column: 'Locality',
    ...(first && { meaning: first, says: first }),
    choices: choicesOf(names),
  });
  const place = decided === undefined ? undefined : gazetteer.find(decided)[0];
  return decided ? { name: decided, ...(place && { place }) } : undefined;
}

/** Answers of each gazetteer, because a column of localities has few names. */
const ASKED = new WeakMap<Gazetteer, (key: string) => readonly GazetteerPlace[]>();

function localitiesLike(gazetteer: Gazetteer, text: string, citySlug: string): readonly GazetteerPlace[] {
  if (!text) return [];
  let ask = ASKED.get(gazetteer);
  if (!ask) {
    ask = memoizeText((key) => {
      const [city = '', ...rest] = key.split('|');
      return findLocalities(gazetteer, rest.join('|'), city);
    });
    ASKED.set(gazetteer, ask);
  }
  return ask(`${citySlug}|${text}`);
}

function findLocalities(gazetteer: Gazetteer, text: string, citySlug: string): readonly GazetteerPlace[] {
  const found = gazetteer.find(text, citySlug || undefined).filter(({ kind }) => kind === 'locality');
  if (found.length > 0) return found;
  const sound = heard(text);
  if (sound.length < 5) return [];
  return gazetteer
    .localitiesOf(citySlug || slugify(HOME_CITY))
    .filter((place) => isNear(heard(place.name), sound))
    .slice(0, 5);
}

const isNameOf = ({ name, nameDevanagari }: GazetteerPlace, text: string): boolean =>
  nameKey(name) === nameKey(text) || nameKey(nameDevanagari) === nameKey(text);

/** An address built from the row: society, locality, town. */
export function composedAddress(
  reader: RowReader,
  project: string,
  locality: string | undefined,
  city: string,
): string {
  const given = reader.text('address');
  if (given) return given;
  // "Near VNIT gate" is not a project, but names its place
  const parts = [project || reader.text('project'), locality ?? '', city]
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 || locality ? [...new Set(parts)].join(', ') : '';
}
