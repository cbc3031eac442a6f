import 'server-only';
import { DEPARTURE_LINE, DEPARTURES } from '@/lib/enquiries/departures/constants';
import { type Informed, listOpenEnquirers } from '@/lib/enquiries/departures/data';
import { HOLD_SECONDS } from '@/lib/listings/closing/constants';
import { getEditableRow } from '@/lib/listings/data';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { getTitle } from '@/lib/listings/title/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { textsIn } from '@/lib/platform/language/messages';
import { oneLine } from '@/lib/platform/mail/text';
import { similarListings } from '@/lib/search/loaders';
import { may } from '@/lib/teams/rules';
import { DEPARTURE_TEXTS } from '@/lib/visits/constants';
import { listOpenVisits } from '@/lib/visits/departures/data';
import type { ClosingPreviewDto, InformedDto } from './dto';

/**
 * Previews closing a listing: recipients with their texts, and similar homes. Uses the rows and texts of the real messages (lib/enquiries/departures,
 * lib/visits/departures). People who wrote to the agency stay anonymous to others.
 */
export async function getClosingPreview(actor: Actor, id: string): Promise<Omit<ClosingPreviewDto, 'pages'>> {
  const row = await getEditableRow(actor, id);
  const departure = row.type === 'sale' ? 'sold' : 'rented';
  const [property, visits, enquirers] = await Promise.all([
    getStoredProperty(id),
    listOpenVisits(id),
    listOpenEnquirers(id),
  ]);
  const nameFor = (person: Informed) => (may(actor, 'read', person) ? person.name : null);
  const visiting = visits.map(
    ({ _id, name, email, language, host, team }): InformedDto & { email: string } => ({
      id: String(_id),
      name: nameFor({ _id, name, owner: host, team }),
      what: 'visit',
      byMail: Boolean(email),
      language: language ?? 'en',
      words: textsIn(language ?? 'en', 'visits').t(DEPARTURE_TEXTS[departure]),
      email: email ?? '',
    }),
  );
  // the mail about the cancelled visit already covers it
  const known = new Set(visiting.map(({ email }) => email).filter(Boolean));
  const unknown = enquirers.filter(({ email }) => !email || !known.has(email));
  const asking = await Promise.all(
    unknown.map(async (person): Promise<InformedDto> => {
      const { t } = textsIn(person.language ?? 'en', 'enquiries/mails');
      const title = oneLine(await getTitle(id, row.title, t.language));
      return {
        id: String(person._id),
        name: nameFor(person),
        what: 'enquiry',
        byMail: Boolean(person.email),
        language: t.language,
        words: t(DEPARTURE_LINE, { title, why: t(DEPARTURES[departure].why) }),
      };
    }),
  );
  const homes = property ? await similarListings(property) : [];
  return {
    people: [...visiting.map(({ email: _, ...person }) => person), ...asking],
    homes: homes.map(({ _id, title, price, locality, city }) => ({
      id: _id,
      title,
      price,
      place: [locality, city].filter(Boolean).join(', '),
    })),
    holdSeconds: HOLD_SECONDS,
  };
}
