import 'server-only';
import { notFound } from 'next/navigation';
import { findDeal } from '@/lib/deals/data';
import { getBillingProfile, issuerOfRow } from '@/lib/deals/invoices/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { getTokens } from './data';

/** The tokens of one deal, and the possible payers. */
export async function loadTokens(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/token`));
  const deal = await findDeal(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const [page, profile] = await Promise.all([getTokens(actor, id), getBillingProfile(issuerOfRow(deal))]);
  const payers = deal.parties.flatMap(({ name, role }) =>
    name && (role === 'buyer' || role === 'tenant') ? [name] : [],
  );
  return { page, title: deal.title, payers, hasUpi: Boolean(profile?.upi) };
}
