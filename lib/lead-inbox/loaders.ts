import 'server-only';
import { notFound } from 'next/navigation';
import { listTemplates } from '@/lib/answer-template/data';
import { readOwnMedian } from '@/lib/answer-time/data';
import { actorOf } from '@/lib/auth/actor';
import { pageUser } from '@/lib/auth/page-guards';
import { byName } from '@/lib/language/collation';
import { pageLanguage } from '@/lib/language/on-server';
import { getLead } from '@/lib/lead/data';
import { type ListParams, listUrl, type SearchParams } from '@/lib/list-url';
import { listMembers } from '@/lib/team/data';
import { listLeads } from './data';
import { leadSearchSchema } from './schema';

export const LEADS_PATH = '/dashboard/leads';

/** The leads of the caller with what filters them. */
export async function loadLeads(query: SearchParams) {
  const search = leadSearchSchema.parse(query);
  const actor = actorOf(await pageUser(listUrl(LEADS_PATH, search as ListParams)));
  const [list, members, medianMs] = await Promise.all([
    listLeads(actor, search),
    listMembers(actor, await pageLanguage()),
    readOwnMedian(actor),
  ]);
  return { search, list, members, medianMs, now: Date.now() };
}

/** One lead with the caller's templates; a 404 for one that the caller may not see. */
export async function loadLead(id: string) {
  const actor = actorOf(await pageUser(`${LEADS_PATH}/${encodeURIComponent(id)}`));
  const language = await pageLanguage();
  const [lead, templates] = await Promise.all([getLead(actor, id, language), listTemplates(actor)]);
  return { lead: lead ?? notFound(), templates: templates.sort(byName(language)), now: Date.now() };
}
