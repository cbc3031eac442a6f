import type { IndexSearch, IndexSort } from '@/lib/search/engine/index-search';
import type { Decay } from '@/lib/search/engine/query';
import { distanceSort } from './area';
import type { Clause } from './clauses';

type Direction = 'asc' | 'desc';
const SORTS: Record<Exclude<IndexSort, 'distance'>, [field: string, direction: Direction]> = {
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  'price-asc': ['price', 'asc'],
  'price-desc': ['price', 'desc'],
  'area-desc': ['area', 'desc'],
  // orders by costs the search lacks fall back to one every search has
  'all-in-asc': ['price', 'asc'],
  'carpet-rate-asc': ['carpetRate', 'asc'],
};

const sortBy = (field: string, order: Direction): Clause => ({ [field]: { order, missing: '_last' } });

/** How much older a listing counts if unconfirmed for long. */
const DECAYED = `
long confirmed = doc['confirmedAt'].size() == 0 ? doc['createdAt'].value : doc['confirmedAt'].value;
double back = 0;
for (int i = 0; i < params.after.size(); i++) {
  if (params.now - confirmed >= params.after.get(i)) { back = params.back.get(i); }
}
return doc['createdAt'].value - back;`;

function decayedSort({ now, steps }: Decay): Clause {
  return {
    _script: {
      type: 'number',
      order: 'desc',
      script: {
        lang: 'painless',
        source: DECAYED,
        params: { now, after: steps.map(({ afterMs }) => afterMs), back: steps.map(({ backMs }) => backMs) },
      },
    },
  };
}

/** By how many words of `also` a listing has, then by its number, then by its id in the same direction. */
export function sortOf(
  search: Pick<IndexSearch, 'sort' | 'around'>,
  { isTiered, decay }: { isTiered: boolean; decay?: Decay | undefined },
): (Clause | string)[] {
  const first = isTiered ? [{ _score: { order: 'desc' } }] : [];
  const { sort, around } = search;
  if (sort === 'distance' && around) return [...first, distanceSort(around), sortBy('id', 'asc')];
  const [field, direction] = SORTS[sort === 'distance' ? 'newest' : sort];
  const number = sort === 'newest' && decay ? decayedSort(decay) : sortBy(field, direction);
  return [...first, number, sortBy('id', direction)];
}
