import 'server-only';
import { findDeal, toDealDto } from '@/lib/deals/data';
import { listForms } from '@/lib/deals/forms/data';
import { listDealInvoices } from '@/lib/deals/invoices/data';
import { getTokens } from '@/lib/deals/tokens/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { indianDay } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import type { DealFileDto } from './dto';
import { stepsOf } from './rules';

/** All records of a deal that the actor can see. */
export async function getDealFile(actor: Actor, id: string, now = new Date()): Promise<DealFileDto> {
  const row = await findDeal(actor, id);
  const [deal, { tokens }, invoices, forms] = await Promise.all([
    toDealDto(actor, row, now),
    getTokens(actor, id),
    may(actor, 'commission', row) ? listDealInvoices(row._id) : null,
    listForms(actor, id),
  ]);
  const paid = tokens.filter(({ state }) => state === 'confirmed');
  const facts = {
    deal,
    tokens,
    tokensPaid: paid.reduce((sum, { rupees }) => sum + rupees, 0),
    invoices,
    forms,
  };
  return { ...facts, steps: stepsOf(facts, indianDay(now)), mayExport: may(actor, 'export', row) };
}
