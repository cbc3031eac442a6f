import 'server-only';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { toMailHome } from '@/lib/listings/mail-homes/format';
import type { Language } from '@/lib/platform/language/languages';
import type { MailHome } from '@/lib/platform/mail/html';
import { siteUrl } from '@/lib/platform/site';
import { similarListings } from '@/lib/search/loaders';

/** Homes like one that is offered no longer, as a mail shows them. */
export async function similarMailHomes(id: string, language: Language): Promise<MailHome[]> {
  const property = await getStoredProperty(id);
  const homes = property ? await similarListings(property) : [];
  return homes.map((card) => toMailHome(card, siteUrl(), language, true));
}
