import type { Texts } from '@/lib/platform/language/translate';
import { CONSENT_FORMS, type ConsentForm } from './constants';

/** A consent's text, as the form shows it and the row stores it. */
export const consentWords = (
  form: ConsentForm,
  name: string,
  { t }: Pick<Texts<'channels/consents'>, 't'>,
): string => t(CONSENT_FORMS[form].words, { name });
