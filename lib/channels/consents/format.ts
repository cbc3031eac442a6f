import type { Texts } from '@/lib/platform/language/translate';
import { CONSENT_FORMS, type ConsentForm } from './constants';

/** The words of a consent, as the form shows them and the row stores them. */
export const consentWords = (
  form: ConsentForm,
  name: string,
  { t }: Pick<Texts<'channels/consents'>, 't'>,
): string => t(CONSENT_FORMS[form].words, { name });
