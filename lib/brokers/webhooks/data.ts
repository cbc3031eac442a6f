import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { findOneLead } from '@/lib/enquiries/leads/data';
import { findListings } from '@/lib/listings/data';
import { API_TOKEN_ROLE } from '@/lib/platform/auth/scopes';
import { op } from '@/lib/platform/db/operators';
import { DAY_MS } from '@/lib/platform/time/time';
import { findVisit } from '@/lib/visits/data';
import { Webhook } from '@/models/brokers/webhook';
import { WebhookDelivery } from '@/models/brokers/webhook-delivery';
import type { UserRow } from '@/models/platform/user';
import { MAX_WEBHOOKS, SHOWN_DELIVERIES, type WebhookEvent } from './constants';
import { type DeliveryDto, toDeliveryDto, toWebhookDto, type WebhookDto } from './dto';
import type { Happened, Whose } from './rules';

/** Additional data of the encryption, so that a ciphertext moved to another row does not decrypt. */
export const webhookContext = (id: unknown) => `webhook:${String(id)}`;

export async function listWebhooks(owner: string): Promise<WebhookDto[]> {
  const rows = await Webhook.find({ owner }, { secret: 0 })
    .sort({ createdAt: -1 })
    .limit(MAX_WEBHOOKS)
    .lean();
  return rows.map(toWebhookDto);
}

/** One of the account's webhooks; undefined for foreign and unknown ids. */
export async function getWebhook(owner: string, id: string): Promise<WebhookDto | undefined> {
  const row = await Webhook.findOne({ _id: id, owner }, { secret: 0 }).lean();
  return row ? toWebhookDto(row) : undefined;
}

/** The latest deliveries to an account's webhooks, newest first. */
export async function listDeliveries(owner: string): Promise<DeliveryDto[]> {
  const [rows, hooks] = await Promise.all([
    WebhookDelivery.find({ owner }).sort({ createdAt: -1 }).limit(SHOWN_DELIVERIES).lean(),
    Webhook.find({ owner }, { url: 1 }).lean(),
  ]);
  const urls = new Map(hooks.map(({ _id, url }) => [String(_id), url]));
  return rows.map((row) => toDeliveryDto(row, urls.get(String(row.webhook)) ?? ''));
}

/** Webhooks to notify about a record: its broker's and its team's owners'. Excludes former members, as in lib/teams/rules.ts. */
export async function listReceivers({ owner, team }: Whose, event: WebhookEvent) {
  if (!owner && !team) return [];
  const filter: QueryFilter<UserRow> = { role: API_TOKEN_ROLE, deactivatedAt: null };
  if (team) Object.assign(filter, { team, $or: [{ teamRole: 'owner' }, { _id: owner }] });
  else filter._id = owner as Types.ObjectId;
  const users = await findUsers(filter, { _id: 1 });
  if (users.length === 0) return [];
  const owners = users.map(({ _id }) => _id);
  return Webhook.find({ owner: op.in(owners), events: event, isActive: true }, { owner: 1 }).lean();
}

/** Age in milliseconds after which records are no longer news, such as those found at the last start or imported. */
const NEWS_MS = DAY_MS;

/** The lead as an event; undefined if it is old, demo data or deleted. */
export async function getLeadNews(id: unknown): Promise<Happened | undefined> {
  const row = await findOneLead(
    { _id: id, demo: null },
    { owner: 1, team: 1, property: 1, sources: 1, createdAt: 1, lastAt: 1 },
  );
  if (!row?.lastAt || row.lastAt.getTime() < Date.now() - NEWS_MS) return undefined;
  return {
    whose: row,
    event: 'lead.created',
    key: `lead:${String(row._id)}`,
    at: row.createdAt,
    data: {
      lead: String(row._id),
      property: row.property ? String(row.property) : null,
      source: row.sources[0]?.kind ?? null,
    },
  };
}

/** A requested visit, or its state after a step. */
export async function getVisitNews(
  id: unknown,
  event: 'visit.requested' | 'visit.changed',
): Promise<Happened | undefined> {
  const row = await findVisit(
    { _id: id, demo: null },
    { host: 1, team: 1, property: 1, lead: 1, status: 1, start: 1, revision: 1 },
  );
  if (!row) return undefined;
  return {
    whose: { owner: row.host, team: row.team },
    event,
    key: `${event}:${String(row._id)}:${row.revision}`,
    at: new Date(),
    data: {
      visit: String(row._id),
      property: String(row.property),
      lead: row.lead ? String(row.lead) : null,
      status: row.status,
      start: row.start?.toISOString() ?? null,
    },
  };
}

/** The homes among these that are sold or let. A second sale after an undo is a new message. */
export async function listSoldNews(ids: readonly string[]): Promise<Happened[]> {
  const rows = await findListings(
    { _id: op.in(ids), status: op.in(['sold', 'rented']), demo: null },
    { owner: 1, team: 1, status: 1, propertyCode: 1, closing: 1 },
  );
  return rows.map(({ _id, owner, team, status, propertyCode, closing }) => ({
    whose: { owner, team },
    event: 'listing.sold',
    key: `${status}:${String(_id)}:${closing?.on?.toISOString() ?? ''}`,
    at: new Date(),
    data: {
      property: String(_id),
      code: propertyCode ?? null,
      status,
      on: closing?.on?.toISOString() ?? null,
    },
  }));
}
