import 'server-only';
import { notFound } from 'next/navigation';
import type { DealKind } from '@/lib/deals/constants';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import {
  dealTitles,
  findOwnDeal,
  getBillingProfile,
  getStoredProfile,
  issuerOf,
  linesOf,
  listDealInvoices,
  listYearInvoices,
} from './data';
import { financialYearOf } from './rules';
import { invoiceQuerySchema } from './schema';

/** Undefined for a role that may not see it; unknown and foreign deals are not found. */
async function orUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') notFound();
    if (error.code === 'forbidden') return undefined;
    throw error;
  });
}

/** The invoices of a financial year, and their issuer. */
export async function loadInvoices(params: SearchParams, now = new Date()) {
  const current = financialYearOf(indianDay(now));
  const year = invoiceQuerySchema.parse(params).year ?? current;
  const actor = actorOf(await pageUser(listUrl('/dashboard/deals/invoices', { year: String(year) })));
  const [invoices, profile] = await Promise.all([
    orUndefined(listYearInvoices(actor, year)),
    getStoredProfile(issuerOf(actor)),
  ]);
  const titles = await dealTitles(invoices?.map(({ deal }) => deal) ?? []);
  const years = [...new Set([year, current, current - 1, current - 2])].sort((a, b) => b - a);
  const mayEdit = !actor.team || actor.team.role === 'owner';
  return { year, years, invoices, profile, mayEdit, titles: Object.fromEntries(titles) };
}

/** The invoices of one deal, and the preview of the next. */
export async function loadDealInvoices(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/invoices`));
  const deal = await orUndefined(findOwnDeal(actor, id));
  if (!deal) return undefined;
  const [invoices, profile] = await Promise.all([
    listDealInvoices(deal._id),
    getBillingProfile(String(deal.team ?? deal.owner)),
  ]);
  const parties = deal.parties.flatMap(({ name }) => name || []);
  const lines = linesOf(deal);
  return { id, title: deal.title, kind: deal.kind as DealKind, invoices, profile, parties, lines };
}
