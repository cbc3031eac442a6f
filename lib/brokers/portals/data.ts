import 'server-only';
import { findListings } from '@/lib/listings/data';
import { toPublicPropertyDto } from '@/lib/listings/dto';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { csvText } from '@/lib/platform/tabular/csv-stream';
import { site } from '@/lib/settings/data';
import { teamScope } from '@/lib/teams/data';
import type { ListingFile } from '@/lib/visits/feeds/constants';
import { findFeed } from '@/lib/visits/feeds/data';
import { homesOf, jsonFeed, portalRows } from './format';

/** Maximum listings, newest first; a portal takes a file of this size at once. */
const MAX_LISTINGS = 2000;

/** The public listings of the team, or of a broker without one, as visitors see them. */
export async function readPortalFeed(token: string, file: ListingFile): Promise<Response> {
  const owner = await findFeed(token, ['listings']);
  if (owner?.role !== 'broker') throw notFound();
  const { id, role, team } = owner;
  const scope = teamScope({ userId: id, role, ...(team && { team }) });
  const [rows, s] = await Promise.all([
    findListings({ ...scope, status: op.in(PUBLIC_STATUSES) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_LISTINGS),
    site(),
  ]);
  const homes = homesOf(s, rows.map(toPublicPropertyDto));
  const [body, type] =
    file === 'listings.json'
      ? [JSON.stringify(jsonFeed(s, homes)), 'application/feed+json']
      : [csvText(portalRows(homes, file === 'meta.csv' ? 'meta' : 'google')), 'text/csv'];
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'private, no-store' };
  return new Response(body, { headers });
}
