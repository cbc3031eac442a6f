import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { daysRange } from '@/lib/platform/time/indian-day';
import { Visit, type VisitRow } from '@/models/visits/visit';
import { toVisitDtos, type VisitLean } from '../data';
import type { VisitDto } from '../dto';
import { type OfficeVisitOrder, VISITS_PER_PAGE } from './constants';
import type { AnswerableDto, OfficeVisitDto } from './dto';
import type { OfficeVisitSearch } from './schema';

type VisitFilter = QueryFilter<VisitRow>;

const OPEN_STATES = ['proposed', 'confirmed'] as const;
const ENDED_STATES = ['declined', 'cancelled'] as const;

/** The list's reader, who answers the agency's visits and their own. */
type Reader = { userId: string; canAnswer: boolean };

/** Sort orders, each read through an index in either direction. */
const ORDERS: Record<OfficeVisitOrder, Record<string, 1 | -1>> = {
  soonest: { until: 1, _id: 1 },
  latest: { until: -1, _id: -1 },
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
};

export function officeVisitFilter(
  { whose, which, from, to, visit, sort }: Omit<OfficeVisitSearch, 'page' | 'size'>,
  { userId }: Pick<Reader, 'userId'>,
  now: Date,
): { filter: VisitFilter; sort: Record<string, 1 | -1> } {
  const shown = [null, new Types.ObjectId(userId)];
  const days = daysRange(from, to);
  const filter = {
    ...(whose === 'agency' && { host: op.in(shown) }),
    ...(whose === 'listers' && { host: op.notIn(shown) }),
    ...(!which && { status: op.in(OPEN_STATES) }),
    ...(which === 'ended' && { $or: [{ until: op.lte(now) }, { status: op.in(ENDED_STATES) }] }),
    ...(visit && { _id: new Types.ObjectId(visit) }),
    ...((!which || days) && {
      until: op.raw({ ...(!which && { $gt: now }), ...days }),
    }),
  };
  return {
    filter: filter as VisitFilter,
    sort: ORDERS[sort ?? (which ? 'latest' : 'soonest')],
  };
}

/** Removes messages between a lister and a visitor. The office sees the visit, its place, its time and whose reply is due. */
function asRead({ seen, ...visit }: VisitDto): VisitDto {
  return { ...visit, words: [], feedback: null };
}

export async function searchVisits(
  search: OfficeVisitSearch,
  reader: Reader,
  now = new Date(),
): Promise<Page<OfficeVisitDto>> {
  // a visit's own address finds it in any state
  const wanted = search.visit ? { ...search, which: 'every' as const, whose: 'all' as const } : search;
  const { filter, sort } = officeVisitFilter(wanted, reader, now);
  const total = await Visit.countDocuments(filter);
  const size = search.size ?? VISITS_PER_PAGE;
  const { page, pages, skip } = pageOf(total, search.page, size);
  const rows = await Visit.find(filter).sort(sort).skip(skip).limit(size).lean<VisitLean[]>();
  const isAnswered = ({ host }: VisitLean) => !host || String(host) === reader.userId;
  const [own, others, names] = await Promise.all([
    toVisitDtos(
      rows.filter(isAnswered), // only readers who can answer get the link, because it can answer the visit
      { side: 'host', now, isOwn: reader.canAnswer, hasTimes: reader.canAnswer },
    ),
    toVisitDtos(
      rows.filter((row) => !isAnswered(row)),
      { side: 'host', now, isOwn: false, hasTimes: false },
    ),
    mapUserNames(rows.map(({ host }) => host)),
  ]);
  const found = new Map([...own, ...others].map((visit) => [visit.id, visit]));
  const list = rows.flatMap((row): OfficeVisitDto[] => {
    const visit = found.get(String(row._id));
    if (!visit) return [];
    if (isAnswered(row)) return [{ visit }];
    return [{ visit: asRead(visit), lister: names.get(String(row.host)) ?? 'A lister who left' }];
  });
  return { rows: list, total, page, pages };
}

/** Free times of a visit that the caller answers. Rejects foreign and unknown ids alike. */
export async function getAnswerable(
  hosted: Record<string, unknown> | undefined,
  id: string,
  now = new Date(),
): Promise<AnswerableDto> {
  const row = hosted && (await Visit.findOne({ ...hosted, _id: id }).lean<VisitLean>());
  const [visit] = row ? await toVisitDtos([row], { side: 'host', now, isOwn: false }) : [];
  if (!row || !visit) throw notFound('Visit not found');
  const { times, start, offered } = visit;
  return {
    times: [...(times?.proposed ?? []), ...(times?.others ?? [])].sort(),
    start,
    offered,
    seen: row.revision,
  };
}
