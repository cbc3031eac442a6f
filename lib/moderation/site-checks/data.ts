import 'server-only';
import type { QueryFilter } from 'mongoose';
import { documentResponse } from '@/lib/accounts/documents/data';
import { mapUserNames } from '@/lib/accounts/users/data';
import { countListings, findListing, findListings } from '@/lib/listings/data';
import { type OwnPropertyDto, toOwnPropertyDto } from '@/lib/listings/dto';
import { toEvidenceDto } from '@/lib/listings/evidence/dto';
import { checksOf } from '@/lib/listings/evidence/rules';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { searchEngine } from '@/lib/search/running.data';
import type { PropertyRow } from '@/models/listings/property';
import { SiteCheck, type SiteCheckRow } from '@/models/moderation/site-check';
import { SHOWN_CONFIRMATIONS, SITE_CHECKS_PAGE_SIZE } from './constants';
import type { CheckableDto, SiteCheckDto } from './dto';

/** True for validators, and for office staff who decide on listings. */
export const mayConfirm = (actor: Actor): boolean => actor.role === 'validator' || can(actor, 'moderate');

/** A public listing for a person who can confirm its evidence; throws 'not_found' for others. */
export async function getCheckable(actor: Actor, id: string): Promise<OwnPropertyDto> {
  const row =
    mayConfirm(actor) && isObjectIdHex(id)
      ? await findListing({ _id: id, status: op.in(PUBLIC_STATUSES) }).select('+pin')
      : null;
  if (!row) throw notFound('Property not found');
  return toOwnPropertyDto(row);
}

const FIELDS = {
  ...{ title: 1, propertyCode: 1, locality: 1, city: 1, category: 1, type: 1, subType: 1 },
  ...{ reraNumber: 1, checks: 1, sources: 1 },
} as const;
type Row = Pick<
  PropertyRow,
  'title' | 'propertyCode' | 'locality' | 'city' | 'category' | 'type' | 'subType' | 'reraNumber'
> & { _id: unknown };

function toCheckable(row: Row): CheckableDto {
  const { category, type } = row;
  const kind = { category, type, subType: row.subType ?? undefined, reraNumber: row.reraNumber ?? undefined };
  const confirmed = toEvidenceDto(row).checks.filter(({ by, state }) => by === 'agency' && state === 'seen');
  return {
    id: String(row._id),
    title: row.title,
    code: row.propertyCode ?? '',
    place: [row.locality, row.city].filter(Boolean).join(', '),
    open: checksOf(kind).filter((name) => !confirmed.some(({ check }) => check === name)),
  };
}

/** Listings to confirm: waiting ones, oldest first, or public ones that match the words. */
export async function listCheckable(q: string | undefined, page: number): Promise<Page<CheckableDto>> {
  const pageSize = SITE_CHECKS_PAGE_SIZE;
  if (q) {
    const search = { q, page, sort: 'newest' as const };
    const { ids, ...found } = await searchEngine.search({ search, statuses: PUBLIC_STATUSES, pageSize });
    const rows = await findListings({ _id: op.in(ids) }, FIELDS);
    const byId = new Map(rows.map((row) => [String(row._id), toCheckable(row)]));
    return {
      rows: ids.flatMap((id) => byId.get(id) ?? []),
      ...{ total: found.total, page: found.page, pages: found.pages },
    };
  }
  const waits = {
    'review.state': 'pending',
    status: op.in(PUBLIC_STATUSES),
  } as unknown as QueryFilter<PropertyRow>;
  const total = await countListings(waits);
  const { skip, ...at } = pageOf(total, page, pageSize);
  const rows = await findListings(waits, FIELDS)
    .sort({ 'review.since': 1, _id: 1 })
    .skip(skip)
    .limit(pageSize);
  return { rows: rows.map(toCheckable), total, page: at.page, pages: at.pages };
}

/** A listing's confirmations, newest first. */
export async function listSiteChecks(property: string): Promise<SiteCheckDto[]> {
  const rows = await SiteCheck.find({ property })
    .sort({ at: -1, _id: -1 })
    .limit(SHOWN_CONFIRMATIONS)
    .lean<(SiteCheckRow & { _id: unknown })[]>();
  const names = await mapUserNames(rows.flatMap(({ by }) => by ?? []));
  return rows.map(({ _id, check, state, note, by, at, point, accuracy, distance }) => ({
    id: String(_id),
    check,
    state,
    note,
    by: names.get(String(by)) ?? '',
    at: at.toISOString(),
    latitude: point[1] ?? 0,
    longitude: point[0] ?? 0,
    accuracy,
    ...(typeof distance === 'number' && { distance }),
    photo: `/api/property/${property}/site-checks/${String(_id)}/photo`,
  }));
}

/** Opens the photo for the office and for the validator who took it. Logs when the office opens it. */
export async function openSitePhoto(actor: Actor, property: string, id: string): Promise<Response> {
  const row = await SiteCheck.findOne({ _id: id, property }).lean<SiteCheckRow & { _id: unknown }>();
  const isOwn = row?.by !== undefined && String(row.by) === actor.userId && mayConfirm(actor);
  if (!row || !(isOwn || can(actor, 'moderate'))) throw notFound('Document not found');
  if (!isOwn)
    await recordAudit({
      action: 'document.view',
      by: actor,
      target: { type: 'property', id: property },
      details: { siteCheck: row.check },
    });
  const { storageKey, isEncrypted, mimeType } = row.photo;
  return documentResponse({ storageKey, isEncrypted, mimeType, name: `${row.check}.jpg` });
}
