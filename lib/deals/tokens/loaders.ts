import 'server-only';
import { findDeal } from '@/lib/deals/data';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { issuerOfRow } from '@/lib/deals/rules';
import { actorOf } from '@/lib/platform/auth/actor';
import { missingPage, pageUser } from '@/lib/platform/auth/page-guards';
import { getTokens } from './data';

export async function loadTokens(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/token`));
  const deal = await findDeal(actor, id).catch(missingPage);
  const [page, profile] = await Promise.all([getTokens(actor, id), getBillingProfile(issuerOfRow(deal))]);
  const payers = deal.parties.flatMap(({ name, role }) =>
    name && (role === 'buyer' || role === 'tenant') ? [name] : [],
  );
  return { page, title: deal.title, payers, hasUpi: Boolean(profile?.upi) };
}
