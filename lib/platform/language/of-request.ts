import { isLanguage, LANGUAGE_COOKIE, type Language, splitLanguage } from './languages';

const CHOICE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`);

/** What somebody chose with the switch; undefined when nothing was chosen. */
export function chosenLanguage(headers: Headers): Language | undefined {
  const chosen = CHOICE.exec(headers.get('cookie') ?? '')?.[1];
  return isLanguage(chosen) ? chosen : undefined;
}

/** The language of the page from which a call comes, else the chosen one: in it its sender reads our mails. */
export function requestLanguage(headers: Headers): Language {
  const from = headers.get('referer') ?? '';
  const page = URL.canParse(from) ? splitLanguage(new URL(from).pathname).language : 'en';
  return page === 'en' ? (chosenLanguage(headers) ?? 'en') : page;
}
