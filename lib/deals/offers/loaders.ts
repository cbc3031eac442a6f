import 'server-only';
import { listClientChoices } from '@/lib/clients/data';
import { listTerms } from '@/lib/deals/firms/data';
import { listIntroductions } from '@/lib/deals/introductions/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageRole } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { listOfferable, listOffers } from './data';

/** Introductions, offers of other firms and of the own one, and the firms with terms. */
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
