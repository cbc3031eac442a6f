import 'server-only';
import { listClientChoices } from '@/lib/clients/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { missingPage, pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { listMembers } from '@/lib/teams/data';
import { listBoardResults } from './board/data';
import { getDeal, leadToStart, listDeals, listStartable } from './data';
import { dealQuerySchema, dealStartSchema } from './schema';

const PATH = '/dashboard/deals';

export async function loadDeals(params: SearchParams) {
  const query = dealQuerySchema.parse(params);
  const actor = actorOf(await pageUser(listUrl(PATH, { ...params })));
  const [deals, results, members] = await Promise.all([
    listDeals(actor, query),
    listBoardResults(actor),
    listMembers(actor, await pageLanguage()),
  ]);
  return { query, deals, results, members };
}

export async function loadNewDeal(params: SearchParams) {
  const start = dealStartSchema.parse(params);
  const actor = actorOf(await pageUser(listUrl(`${PATH}/new`, { ...start })));
  const lead = start.lead ? await leadToStart(actor, start.lead) : undefined;
  const property = start.property ?? lead?.property;
  const [listings, clients] = await Promise.all([
    listStartable(actor, property),
    listClientChoices(actor, await pageLanguage(), start.client),
  ]);
  const client = clients.find(({ id }) => id === start.client)?.id;
  return { property, lead, client, listings, clients };
}

/** One deal, and the clients who can become parties. Foreign and unknown ids lead to the same page. */
export async function loadDeal(id: string) {
  const actor = actorOf(await pageUser(`${PATH}/${encodeURIComponent(id)}`));
  const deal = await getDeal(actor, id).catch(missingPage);
  return { deal, clients: await listClientChoices(actor, await pageLanguage()) };
}
