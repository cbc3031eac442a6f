import 'server-only';
import { notFound } from 'next/navigation';
import { actorOf } from '@/lib/auth/actor';
import { pageUser } from '@/lib/auth/page-guards';
import { AppError } from '@/lib/errors';
import { listUrl, type SearchParams } from '@/lib/list-url';
import { listMembers } from '@/lib/team/data';
import { getDeal, listDeals, listStartable } from './data';
import { dealQuerySchema, dealStartSchema } from './schema';

const PATH = '/dashboard/deals';

/** The board or the list of deals. */
export async function loadDeals(params: SearchParams) {
  const query = dealQuerySchema.parse(params);
  const actor = actorOf(await pageUser(listUrl(PATH, { ...params })));
  const [deals, members] = await Promise.all([listDeals(actor, query), listMembers(actor)]);
  return { query, deals, members };
}

/** What a new deal may begin with. */
export async function loadNewDeal(params: SearchParams) {
  const { property } = dealStartSchema.parse(params);
  const actor = actorOf(await pageUser(listUrl(`${PATH}/new`, { property })));
  return { property, listings: await listStartable(actor, property) };
}

/** One deal; foreign and unknown ids lead to the same page. */
export async function loadDeal(id: string) {
  const actor = actorOf(await pageUser(`${PATH}/${encodeURIComponent(id)}`));
  return getDeal(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
}
