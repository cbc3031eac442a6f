import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin, pageUser } from '@/lib/platform/auth/page-guards';
import { siteUrl } from '@/lib/platform/site';
import { listUrl, type SearchParams, sinceParam } from '@/lib/platform/text/list-url';
import { agencyShowHours, getHoursForm } from '@/lib/visits/hours/data';
import { listHosted, mayAnswer, readLinked } from './data';
import { VISITS_PATH } from './office/constants';
import { searchVisits } from './office/data';
import { officeVisitSchema } from './office/schema';
import { linkParams } from './schema';

/** The visit behind a link. Ended, expired and guessed links lead to the same not-found page. */
export async function loadLinked(token: string) {
  const visit = linkParams.safeParse({ token }).success ? await readLinked(token) : undefined;
  return visit ? { visit, link: `${siteUrl()}/visits/${token}` } : notFound();
}

export async function loadHosted(query: SearchParams) {
  const since = sinceParam.parse(query.since);
  const session = await pageUser(listUrl('/dashboard/visits', { since }));
  const [visits, own, agency] = await Promise.all([
    listHosted(session, new Date(), since),
    getHoursForm(session.user.id),
    agencyShowHours(),
  ]);
  return { visits, since, own, agency };
}

/** Visits for the office's list: the agency's, which the office answers, and listers' own. */
export async function loadOfficeVisits(params: SearchParams) {
  const session = await pageAdmin(VISITS_PATH, 'read');
  const search = officeVisitSchema.parse(params);
  const canAnswer = mayAnswer(session);
  return {
    search,
    list: await searchVisits(search, { userId: session.user.id, canAnswer }),
    canAnswer,
    mayChangeHours: can(session.actor, 'settings'),
  };
}
