import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { readOwnMedian } from '@/lib/enquiries/answer-time/data';
import { findLeadOfEnquiry, getLead } from '@/lib/enquiries/leads/data';
import { maySummarise } from '@/lib/enquiries/summaries/data';
import { listTemplates } from '@/lib/enquiries/templates/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { byName } from '@/lib/platform/language/collation';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { type ListParams, listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { listMembers } from '@/lib/teams/data';
import { listLeads } from './data';
import { leadSearchSchema } from './schema';

export const LEADS_PATH = '/dashboard/leads';

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

/** One lead with the caller's templates and its list; a 404 for a lead that the caller can't see. */
export async function loadLead(id: string, query: SearchParams) {
  const search = leadSearchSchema.parse(query);
  const actor = actorOf(await pageUser(`${LEADS_PATH}/${encodeURIComponent(id)}`));
  const language = await pageLanguage();
  const [lead, templates, list] = await Promise.all([
    getLead(actor, id, language),
    listTemplates(actor),
    listLeads(actor, search),
  ]);
  // the mail about an enquiry is older than the lead created from it
  const other = lead ? undefined : await findLeadOfEnquiry(actor, id);
  if (other) redirect(localPath(language, `${LEADS_PATH}/${other}`));
  return {
    actor,
    search,
    list,
    lead: lead ?? notFound(),
    canSummarise: lead !== undefined && maySummarise(lead),
    templates: templates.sort(byName(language)),
    now: Date.now(),
  };
}
