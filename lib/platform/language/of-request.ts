import { isLanguage, LANGUAGE_COOKIE, type Language, splitLanguage } from './languages';

const CHOICE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`);

export function chosenLanguage(headers: Headers): Language | undefined {
  const chosen = CHOICE.exec(headers.get('cookie') ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** The language of the calling page, which shows the answer. */
export function callingPageLanguage(headers: Headers): Language {
  const from = headers.get('referer') ?? '';
  return URL.canParse(from) ? splitLanguage(new URL(from).pathname).language : 'en';
}

/** The calling page's language, or else the chosen one, in which the sender reads our mails. */
export function requestLanguage(headers: Headers): Language {
  const page = callingPageLanguage(headers);
  return page === 'en' ? (chosenLanguage(headers) ?? 'en') : page;
}
