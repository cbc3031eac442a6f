import { ListingIndex } from './listing-index';
import { queryIndex } from './query';

const COUNT = 1300;
const PAGE_SIZE = 50;
const hex = (n: number) => n.toString(16).padStart(24, '0');

/** Many have the same price, and some none. */
const priceOf = (n: number) => (n % 13 === 0 ? Number.NaN : 1000 * ((n * 7919) % 200));

function indexed() {
  const index = new ListingIndex();
  for (let n = 0; n < COUNT; n++)
    index.put({
      id: hex((n * 31) % COUNT),
      updatedAt: n,
      createdAt: n,
      price: priceOf(n),
      status: 'active',
      amenities: [],
      texts: [],
    } as never);
  return index;
}

test.each(['price-asc', 'price-desc'] as const)(
  '%s: each page, from whichever end it is found, is a part of one order',
  (sort) => {
    const index = indexed();
    const step = sort === 'price-asc' ? 1 : -1;
    const known = Array.from({ length: COUNT }, (_, n) => ({ id: hex((n * 31) % COUNT), price: priceOf(n) }))
      .filter(({ price }) => !Number.isNaN(price))
      .sort((a, b) => step * (a.price - b.price || (a.id < b.id ? -1 : 1)));
    const search = { sort, page: 1 };
    for (let page = 1; page <= Math.ceil(known.length / PAGE_SIZE); page++) {
      const asked = { search: { ...search, page }, statuses: ['active'], pageSize: PAGE_SIZE };
      const from = (page - 1) * PAGE_SIZE;
      expect(queryIndex(index, asked).ids).toEqual(known.slice(from, from + PAGE_SIZE).map(({ id }) => id));
    }
  },
);
