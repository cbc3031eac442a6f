import 'server-only';
import { countSearchers } from '@/lib/alerts/matches/data';
import { enquiriesByDay } from '@/lib/enquiries/data';
import { listDrafts } from '@/lib/listings/drafts/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { lastDays } from '@/lib/platform/time/indian-day';
import { listMembers } from '@/lib/teams/data';
import { viewsByDay } from '@/lib/visitors/views/data';
import { SERIES_DAYS } from './constants';
import { countStates, listBin, listOwn } from './data';
import type { OwnRow } from './dto';
import { ownListingsSchema } from './schema';

/**
 * The table of a person's listings and their last 14 days, with the counts of all states, the bin, and unfinished forms. The number of queries does not depend
 * on the number of listings.
 */
export async function loadOwnListings(query: SearchParams) {
  const actor = actorOf(await pageUser('/dashboard/properties'));
  const search = ownListingsSchema.parse(query);
  const [list, counts, bin, drafts, members] = await Promise.all([
    listOwn(actor, search),
    countStates(actor, search.who),
    listBin(actor),
    listDrafts(actor.userId),
    listMembers(actor, await pageLanguage()),
  ]);
  const ids = list.rows.map(({ _id }) => _id);
  const days = lastDays(SERIES_DAYS, new Date());
  const [views, enquiries, searchers] = await Promise.all([
    viewsByDay(ids, days),
    enquiriesByDay(ids, days),
    countSearchers(ids),
  ]);
  const rows = list.rows.map(
    (row): OwnRow => ({
      ...row,
      views: views.get(row._id) ?? [],
      enquiries: enquiries.get(row._id) ?? [],
      searchers: searchers.get(row._id) ?? 0,
    }),
  );
  return { search, list: { ...list, rows }, counts, bin, drafts, members };
}
