import 'server-only';
import type { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { ERASED_ACCOUNT } from '@/lib/accounts/users/format';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import { type OriginKind, READER_SOURCES, type ReaderSource } from '@/lib/visitors/views/constants';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import type { SourcesDto } from './dto';
import type { SourceSearch } from './schema';

/** Maximum names per kind, most views first. */
const MAX_NAMES = 30;

type Sums = { _id: Types.ObjectId; views: number } & Partial<Record<ReaderSource, number>>;
type Match = Record<string, unknown>;

/** Views and their sources in the period, per listing. Reads every row once. */
async function viewsOf(match: Match): Promise<Sums[]> {
  const sources = READER_SOURCES.map((source) => [source, { $sum: `$sources.${source}` }]);
  return ListingDay.aggregate<Sums>([
    { $match: match },
    { $group: { _id: '$property', views: { $sum: '$views' }, ...Object.fromEntries(sources) } },
  ]);
}

async function namesOf(match: Match, kind: OriginKind): Promise<{ name: string; views: number }[]> {
  const rows = await SourceDay.aggregate<{ _id: string; views: number }>([
    { $match: { ...match, kind } },
    { $group: { _id: '$name', views: { $sum: '$views' } } },
    { $sort: { views: -1, _id: 1 } },
    { $limit: MAX_NAMES },
  ]);
  return rows.map(({ _id, views }) => ({ name: _id, views }));
}

async function listersOf(sums: readonly Sums[]): Promise<SourcesDto['listers']> {
  const seen = sums.filter(({ views }) => views > 0);
  const ids = seen.map(({ _id }) => _id);
  const rows = await findListings({ _id: op.in(ids) }, { owner: 1 });
  const owners = new Map(rows.map(({ _id, owner }) => [String(_id), owner ? String(owner) : '']));
  const listers = new Map<string, { listings: number; views: number }>();
  for (const { _id, views } of seen) {
    const owner = owners.get(String(_id)) ?? '';
    const before = listers.get(owner) ?? { listings: 0, views: 0 };
    listers.set(owner, { listings: before.listings + 1, views: before.views + views });
  }
  const people = [...listers.keys()].filter(Boolean);
  const names = await mapUserNames(people);
  return [...listers]
    .map(([id, counts]) => ({
      ...(id && { id }),
      name: id ? (names.get(id) ?? ERASED_ACCOUNT) : 'The agency, and removed listings',
      ...counts,
    }))
    .toSorted((item, other) => other.views - item.views);
}

async function among(sums: readonly Sums[], owner: string): Promise<Sums[]> {
  const mine = await findListings(
    { _id: op.in(sums.map(({ _id }) => _id)), owner: op.not(null) },
    { owner: 1 },
  );
  const owners = new Map(mine.map((row) => [String(row._id), String(row.owner)]));
  return sums.filter(({ _id }) => (owners.get(String(_id)) ?? 'agency') === owner);
}

/** Counts the sources of listing views in the period, for all listers or one. */
export async function getSources({ from, to, owner }: SourceSearch): Promise<SourcesDto> {
  const days = { ...(from && { $gte: from }), ...(to && { $lte: to }) };
  const match: Match = Object.keys(days).length > 0 ? { day: days } : {};
  const all = await viewsOf(match);
  const sums = owner ? await among(all, owner) : all;
  const names = owner ? { ...match, property: { $in: sums.map(({ _id }) => _id) } } : match;
  const [listers, sites, campaigns] = await Promise.all([
    listersOf(all),
    namesOf(names, 'site'),
    namesOf(names, 'campaign'),
  ]);
  const sources = READER_SOURCES.map((source) => ({
    source,
    views: sums.reduce((sum, row) => sum + (row[source] ?? 0), 0),
  })).filter(({ views }) => views > 0);
  const views = sums.reduce((sum, row) => sum + row.views, 0);
  const known = sources.reduce((sum, row) => sum + row.views, 0);
  return {
    views,
    unknown: Math.max(0, views - known),
    sources: sources.toSorted((source, other) => other.views - source.views),
    listers,
    sites,
    campaigns,
  };
}
