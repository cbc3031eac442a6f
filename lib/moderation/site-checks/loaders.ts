import 'server-only';
import { notFound } from 'next/navigation';
import { actorOf } from '@/lib/platform/auth/actor';
import { missingPage, pageUser } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { getCheckable, listCheckable, listSiteChecks, mayConfirm } from './data';
import { siteCheckSearchSchema } from './schema';

const PATH = '/dashboard/checks';

/** Listings to confirm on the spot. The page is a 404 for people other than validators and moderators. */
export async function loadCheckable(query: SearchParams) {
  const session = await pageUser(PATH);
  if (!mayConfirm(actorOf(session))) notFound();
  const { search, page } = siteCheckSearchSchema.parse(query);
  return { search, list: await listCheckable(search, page) };
}

/** A listing with its confirmations and the person's photos, or all photos for the office. */
export async function loadSiteChecks(id: string) {
  const session = await pageUser(`${PATH}/${encodeURIComponent(id)}`);
  const actor = actorOf(session);
  const property = await getCheckable(actor, id).catch(missingPage);
  return { property, confirmations: await listSiteChecks(property._id) };
}
