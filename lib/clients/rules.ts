import { contactNameKey, contactTerms } from '@/lib/contacts/rules';
import { NO_STEP } from './constants';
import type { ClientInput } from './schema';

export function clientRow(input: ClientInput) {
  const { consentHow, consentDay, consentNote, nextStep, nextDay, ...facts } = input;
  const named = { firstName: facts.name, otherPhones: facts.phones.join(',') };
  return {
    ...facts,
    nextStep: nextStep === '' ? null : { text: nextStep, day: nextDay },
    nextAt: nextDay === '' ? NO_STEP : new Date(`${nextDay}T00:00:00+05:30`),
    consent: consentHow === '' ? null : { how: consentHow, day: consentDay, note: consentNote },
    nameKey: contactNameKey(named),
    terms: contactTerms(named),
  };
}
