import type { PropertyCardDto } from './dto';

/**
 * The first `limit` of a list with as many categories as it has: one of each in turn, in the list's own order, and
 * within a category sale and rent by turns. Newest first alone would fill the home page with flats of one morning.
 */
export function varied(items: readonly PropertyCardDto[], limit: number): PropertyCardDto[] {
  const seen = new Map<string, number>();
  const turn = (key: string) => {
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count;
  };
  const byKind = items.map((item) => ({ item, round: turn(`${item.category} ${item.type}`) }));
  const inCategory = [...byKind].sort((a, b) => a.round - b.round);
  const ranked = inCategory.map(({ item }) => ({ item, round: turn(item.category) }));
  return ranked
    .sort((a, b) => a.round - b.round)
    .slice(0, limit)
    .map(({ item }) => item);
}
