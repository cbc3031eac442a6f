import { slugify } from '@/lib/platform/text/slug';

/** The same owner, place and price mean the same listing. */
export function listingKey(item: { owner: unknown; address: string; price: number; type: string }): string {
  return `l:${String(item.owner)}|${item.type}|${slugify(item.address)}|${item.price}`;
}

type Detailed = Parameters<typeof listingKey>[0] & {
  area?: number | null | undefined;
  floor?: number | null | undefined;
  bedrooms?: number | null | undefined;
};

/** … and, where the address is only a locality, the same rooms, size and floor. */
export const detailedKey = (item: Detailed): string =>
  `${listingKey(item)}|${item.bedrooms ?? ''}|${item.area ?? ''}|${item.floor ?? ''}`;

/** The place of a listing that has a number of its own: found by rows without a number. */
export const numberedPlace = (place: string): string => `${place}|*`;
