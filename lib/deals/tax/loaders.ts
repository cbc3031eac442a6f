import 'server-only';
import { notFound } from 'next/navigation';
import { listRules } from '@/lib/compliance/rulebook/data';
import type { DealKind } from '@/lib/deals/constants';
import { getDeal } from '@/lib/deals/data';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/browser/list-url';
import { AppError } from '@/lib/platform/errors';
import type { TaxDto } from './dto';
import { taxOf } from './rules';
import { readTaxQuery, type TaxQuery } from './schema';

/** The tax on a deal that the actor may see. */
export async function getTax(actor: Actor, id: string, query: TaxQuery): Promise<TaxDto> {
  const { value, kind } = await getDeal(actor, id);
  return taxOf({ value, kind: kind as DealKind }, query, await listRules());
}

export async function loadTax(id: string, params: SearchParams) {
  const { query, problems } = readTaxQuery(params);
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/tax`));
  const deal = await getDeal(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  return { deal, query, problems, typed: params, tax: await getTax(actor, id, query) };
}
