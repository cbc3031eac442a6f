import 'server-only';
import { notFound } from 'next/navigation';
import { getPropertyFor } from '@/lib/listings/data';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { listReasons } from '@/lib/moderation/reasons/data';
import { listSiteChecks } from '@/lib/moderation/site-checks/data';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { getClaim, mapHolders } from '@/lib/teams/claims/data';
import {
  countWaiting,
  getDuplicatesAndReports,
  getLister,
  listWaitingPlaces,
  reviewFor,
  searchAllListings,
} from './data';
import { moderationSearchSchema } from './schema';

export async function loadModerationList(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/properties', 'read');
  const search = moderationSearchSchema.parse(query);
  const [list, waiting, holders, places, reasons] = await Promise.all([
    searchAllListings(search),
    countWaiting(),
    mapHolders('property', actor.userId),
    listWaitingPlaces(),
    listReasons(),
  ]);
  const rows = list.rows.map((row) => {
    const heldBy = holders.get(row._id);
    return heldBy ? { ...row, heldBy } : row;
  });
  const may = { decide: can(actor, 'moderate'), add: can(actor, 'listings') };
  return { search, list: { ...list, rows }, waiting, may, places, reasons };
}

/** A listing with its duplicate candidates, reports and review. */
export async function loadModerationDetail(id: string) {
  const session = await pageAdmin(`/admin/properties/${encodeURIComponent(id)}`, 'read');
  const found = (await getPropertyFor(session.actor, id)) ?? notFound();
  const me = session.actor.userId;
  const [checks, review, claim, reasons] = await Promise.all([
    getDuplicatesAndReports(id),
    reviewFor(id, me),
    getClaim('property', id, me),
    listReasons(),
  ]);
  const may = {
    decide: can(session.actor, 'moderate'),
    edit: can(session.actor, 'listings'),
    staff: can(session.actor, 'staff'),
    confirm: can(session.actor, 'moderate') && isPublicStatus(found.property.status),
  };
  const lister = await getLister(checks.owner, may);
  const confirmations = may.decide ? await listSiteChecks(id) : undefined;
  return { property: found.property, lister, may, checks, review, claim, confirmations, reasons };
}
