import 'server-only';
import { listRules } from '@/lib/compliance/rulebook/data';
import type { DealKind } from '@/lib/deals/constants';
import { findDeal, toDealDto } from '@/lib/deals/data';
import { getDiligence } from '@/lib/deals/diligence/data';
import { listForms } from '@/lib/deals/forms/data';
import { listDealInvoices } from '@/lib/deals/invoices/data';
import { taxOf } from '@/lib/deals/tax/rules';
import { taxQuerySchema } from '@/lib/deals/tax/schema';
import { getTokens } from '@/lib/deals/tokens/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { indianDay } from '@/lib/platform/time/indian-day';
import { may } from '@/lib/teams/rules';
import type { DealFileDto } from './dto';
import { stepsOf } from './rules';

/** Everything that belongs to a deal, as far as the actor may see it. The tax is that of a payment on the day of the registration. */
export async function getDealFile(actor: Actor, id: string, now = new Date()): Promise<DealFileDto> {
  const row = await findDeal(actor, id);
  const [deal, { tokens }, { suspicions: _, ...diligence }, rules, invoices, forms] = await Promise.all([
    toDealDto(actor, row, now),
    getTokens(actor, id),
    getDiligence(actor, id, now),
    listRules(),
    may(actor, 'commission', row) ? listDealInvoices(row._id) : null,
    listForms(actor, id),
  ]);
  const query = taxQuerySchema.parse({ paidOn: row.closedOn ?? indianDay(now) });
  const tax = taxOf({ value: row.value, kind: row.kind as DealKind }, query, rules);
  const paid = tokens.filter(({ state }) => state === 'confirmed');
  const facts = {
    deal,
    tokens,
    tokensPaid: paid.reduce((sum, { rupees }) => sum + rupees, 0),
    invoices,
    forms,
    tax,
    diligence,
  };
  return { ...facts, steps: stepsOf(facts, indianDay(now)), mayExport: may(actor, 'export', row) };
}
