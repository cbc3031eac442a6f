import 'server-only';
import { getStoredProperty, listChosenHomes } from '@/lib/listings/departures/data';
import { toMailHome } from '@/lib/listings/mail-homes/format';
import type { Language } from '@/lib/platform/language/languages';
import type { MailHome } from '@/lib/platform/mail/html';
import { siteUrl } from '@/lib/platform/site';
import { cardsAround } from '@/lib/search/data';
import { similarListings } from '@/lib/search/loaders';

/** Similar homes, as an email shows them. */
export async function similarMailHomes(id: string, language: Language): Promise<MailHome[]> {
  const property = await getStoredProperty(id);
  const chosen = property ? await listChosenHomes(id) : [];
  const picked = property && chosen.length > 0 ? await cardsAround(chosen, property) : [];
  // a chosen home may be gone by now
  const homes = property && picked.length === 0 ? await similarListings(property) : picked;
  return homes.map((card) => toMailHome(card, siteUrl(), language, true));
}
