import { slugify } from '@/lib/platform/text/slug';

type Item = {
  owner: unknown;
  type: string;
  address: string;
  price: number;
  area?: number | null | undefined;
  bedrooms?: number | null | undefined;
  floor?: number | null | undefined;
  ownerContact?: { phones?: readonly string[] | null | undefined } | null | undefined;
};

/** Further details that must agree if both homes have them, because flats of one building often share size and price. */
const toldOf = ({ floor, ownerContact }: Item): readonly (readonly unknown[])[] => [
  floor === undefined || floor === null ? [] : [floor],
  ownerContact?.phones ?? [],
];

const ANY = '*';
const NOTHING = '';

/** Keys of a home from place, offer, price, size and rooms, with each variant of its further details. */
function keysOf(item: Item, told: (values: readonly unknown[]) => readonly unknown[]): string[] {
  const { owner, type, address, price, area, bedrooms } = item;
  const place = `l:${[owner, type, slugify(address), price, area ?? '', bedrooms ?? ''].map(String).join('|')}`;
  return toldOf(item).reduce<string[]>(
    (keys, values) => keys.flatMap((key) => told(values).map((value) => `${key}|${String(value)}`)),
    [place],
  );
}

/** The keys under which a home is found … */
export const placeKeys = (item: Item): string[] =>
  keysOf(item, (values) => (values.length > 0 ? [...values, ANY] : [NOTHING]));

/** … and the keys that find it. A home without a floor or a number agrees with all. */
export const placeQuestions = (item: Item): string[] =>
  keysOf(item, (values) => [...(values.length > 0 ? values : [ANY]), NOTHING]);

/** True for a key by which two homes only look the same. Other keys are their numbers. */
export const isLikeness = (key: string): boolean => key.startsWith('l:');

/** Place of a numbered home, by which homes without a number find it. */
export const numberedPlace = (place: string): string => `${place}|#`;
