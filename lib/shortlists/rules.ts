import type { PropertyCardDto } from '@/lib/listings/dto';
import type { HomeChangeDto, HomeDto, OwnShortlistsDto } from './dto';
import type { HomeChange, ListChange } from './schema';

export type SeenFacts = { at: Date; title?: string; price: number; status: string };

const isEnded = (status: string): status is 'sold' | 'rented' => status === 'sold' || status === 'rented';

/** News about a home for the list's owner. `now` is the reason if it is no longer visible. */
export function changesSince(
  seen: SeenFacts,
  now: Pick<PropertyCardDto, 'price' | 'status'> | 'expired' | 'gone',
  editedAt: Date | undefined,
): HomeChangeDto[] {
  if (typeof now === 'string') return [{ kind: 'status', now }];
  const changes: HomeChangeDto[] = [];
  if (isEnded(now.status)) changes.push({ kind: 'status', now: now.status });
  else if (isEnded(seen.status)) changes.push({ kind: 'status', now: 'back' });
  if (now.price !== seen.price) changes.push({ kind: 'price', before: seen.price, now: now.price });
  if (changes.length === 0 && editedAt && editedAt > seen.at) changes.push({ kind: 'edited' });
  return changes;
}

/** Puts `ids` first in their order, and keeps the order of the others. */
export function reorder<T>(homes: readonly T[], ids: readonly string[], idOf: (home: T) => string): T[] {
  const rank = new Map(ids.map((id, i) => [id, i]));
  const rankOf = (home: T) => rank.get(idOf(home)) ?? ids.length;
  return [...homes].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The current lists with the news from when the page was opened, because the server marks it as seen a moment later. */
export function keepChanges<T extends OwnShortlistsDto>(before: OwnShortlistsDto, now: T): T {
  const news = new Map(before.lists.flatMap(({ homes }) => homes).map(({ id, changes }) => [id, changes]));
  const withNews = (home: HomeDto): HomeDto => {
    const added = (news.get(home.id) ?? []).filter(
      ({ kind }) => !home.changes.some((change) => change.kind === kind),
    );
    return added.length > 0 ? { ...home, changes: [...home.changes, ...added] } : home;
  };
  return { ...now, lists: now.lists.map((list) => ({ ...list, homes: list.homes.map(withNews) })) };
}

const HOME_PATH = /^\/api\/shortlist\/homes\/([0-9a-f]{24})$/;

/** Applies pending calls to the lists: changes to a home's note or rating, or to a list's name or order. */
export function withWaiting<T extends OwnShortlistsDto>(
  own: T,
  calls: readonly { path: string; body?: unknown }[],
): T {
  let { lists } = own;
  for (const { path, body = {} } of calls) {
    const [, home] = HOME_PATH.exec(path) ?? [];
    const { list: where, note, rating, name, order } = body as HomeChange & ListChange;
    const change = { ...(note !== undefined && { note }), ...(rating !== undefined && { rating }) };
    lists = lists.map((list) => {
      if (home && list.id === where)
        return {
          ...list,
          homes: list.homes.map((item) => (item.id === home ? { ...item, ...change } : item)),
        };
      if (path !== `/api/shortlist/${list.id}`) return list;
      const homes = order ? reorder(list.homes, order, ({ id }) => id) : list.homes;
      return { ...list, homes, ...(name && { name }) };
    });
  }
  return { ...own, lists };
}
