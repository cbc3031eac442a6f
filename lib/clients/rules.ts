import { contactNameKey, contactTerms } from '@/lib/contacts/rules';
import type { ClientInput } from './schema';

/** What is stored of a client, with what it is sorted and found by. */
export function clientRow({ consentHow, consentDay, consentNote, ...facts }: ClientInput) {
  const named = { firstName: facts.name, otherPhones: facts.phones.join(',') };
  return {
    ...facts,
    consent: consentHow === '' ? null : { how: consentHow, day: consentDay, note: consentNote },
    nameKey: contactNameKey(named),
    terms: contactTerms(named),
  };
}
