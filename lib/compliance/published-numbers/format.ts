import type { Texts } from '@/lib/platform/language/translate';
import { sentences } from '@/lib/platform/text/format';

const LEADS_TO = /^Its QR code leads to (.+)$/;
const SAYS = /^The certificate says (.+)$/;
const PICTURE = 'Picture to send: ';

/** A problem stored by the nightly check of published numbers, in the language of the page. */
export function problemText(problem: string, words: Texts<'compliance/office'>): string {
  const { t, label } = words;
  if (problem.startsWith(PICTURE))
    return t('Picture to send: {problem}', { problem: problemText(problem.slice(PICTURE.length), words) });
  const part = (text: string): string => {
    const place = LEADS_TO.exec(text)?.[1];
    if (place) return t('Its QR code leads to {place}', { place: label(place) });
    const number = SAYS.exec(text)?.[1];
    return number ? t('The certificate says {number}', { number }) : label(text);
  };
  return sentences(problem.split('. ').map(part), words.language);
}
