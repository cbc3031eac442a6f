import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin, pageUser } from '@/lib/platform/auth/page-guards';
import { listUrl, type SearchParams, sinceParam } from '@/lib/platform/browser/list-url';
import { siteUrl } from '@/lib/platform/site';
import { agencyShowHours, getOwnHours } from '@/lib/visits/hours/data';
import { listHosted, mayAnswer, readLinked } from './data';
import { linkParams } from './schema';

/** The visit behind a link, or the page for "nothing here": the same for ended, expired and guessed links. */
export async function loadLinked(token: string) {
  const visit = linkParams.safeParse({ token }).success ? await readLinked(token) : undefined;
  return visit ? { visit, link: `${siteUrl()}/visits/${token}` } : notFound();
}

/** Visits to a member's listings, and the member's visiting hours. */
export async function loadHosted(query: SearchParams) {
  const since = sinceParam.parse(query.since);
  const session = await pageUser(listUrl('/dashboard/visits', { since }));
  const [visits, own, agency] = await Promise.all([
    listHosted(session, new Date(), since),
    getOwnHours(session.user.id),
    agencyShowHours(),
  ]);
  return { visits, since, own, agency };
}

/** The visits to the agency's listings. */
export async function loadAgencyVisits() {
  const session = await pageAdmin('/admin/visits', 'read');
  return {
    visits: await listHosted(session),
    canAnswer: mayAnswer(session),
    mayChangeHours: can(session.actor, 'settings'),
  };
}
