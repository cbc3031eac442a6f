import 'server-only';
import { notFound } from 'next/navigation';
import { listClientChoices } from '@/lib/clients/data';
import { listTerms } from '@/lib/deals/firms/data';
import { listOfferable, listOffers } from '@/lib/deals/offers/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { hasRole } from '@/lib/platform/auth/guards';
import { missingPage, pageRole, pageUser } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { getIntroduction, listIntroductions } from './data';

/** One introduction; foreign, unknown and malformed ids lead to the same page. */
export async function loadIntroduction(id: string) {
  const session = await pageUser(`/dashboard/deals/co-broking/${encodeURIComponent(id)}`);
  if (!hasRole(session, 'broker', 'admin')) notFound();
  return getIntroduction(actorOf(session), id).catch(missingPage);
}

/** Introductions, offers of the own and other firms, and the firms with terms. */
export async function loadCoBroking() {
  const actor = actorOf(await pageRole('/dashboard/deals/co-broking', 'broker', 'admin'));
  const [offers, { introductions }, terms, listings, clients] = await Promise.all([
    listOffers(actor),
    listIntroductions(actor),
    listTerms(actor),
    listOfferable(actor),
    listClientChoices(actor, await pageLanguage()),
  ]);
  return { offers, introductions, terms, listings, clients };
}
