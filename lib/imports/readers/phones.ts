import { latinDigits } from '@/lib/platform/language/digits';
import { normalizePhone } from '@/lib/platform/text/phone';

/** Digits with single separators, as people type numbers; a letter before them makes it a code (P505…). */
const DIGIT_RUNS = /(?<![\p{L}\d])\+?\d+(?:[ .()\-–]{1,2}\d+)*/gu;
const UNIT_AFTER = /^\s*(?:sq|ft|feet|lakh|lac|crore|cr\b|acre|guntha|\/-)/i;
const MAY_BE_PHONE = /^(?:[+0]|(?:91)?[6-9])/;
const MIN_LENGTH = 8;
/** A number with hidden digits: "98xxx", "98******12". */
const MASKED = /(?<![\p{L}\d])(?:\+?91[ -]?)?[6-9]\d{0,8}[x*•]{2,9}\d{0,6}(?![\p{L}\d])/giu;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+/gi;
const LABEL_BEFORE =
  /(?:\b(?:call|contact|cont|whatsapp|wa|mob(?:ile)?|ph(?:one)?|tel|cell|no|number)\b|संपर्क|मोबाईल|मोबाइल|फोन|फ़ोन)[ .:\-–]*(?=$|[,.;\n])/gimu;

export type ContactsOf = {
  /** the text without them */
  text: string;
  phones: string[];
  emails: string[];
  /** a number with hidden digits was found */
  isMasked: boolean;
};

type Found = { from: number; to: number; phone: string };

/** The numbers in a run of digits and their positions: "98230 23757", "0712-2551234", "62.5 9823023757". */
function phonesIn(run: string): Found[] {
  const groups = [...run.matchAll(/\+?\d+/g)];
  const found: Found[] = [];
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (let last = first; last < groups.length && digits.length < 13; last++) {
      digits += groups[last]![0];
      // ten digits that begin otherwise are more likely a survey number than a landline without its 0
      const mayBe = digits.length >= MIN_LENGTH && MAY_BE_PHONE.test(digits);
      const phone = mayBe ? normalizePhone(digits) : undefined;
      if (!phone) continue;
      const lengths = new Set(groups.slice(first, last + 1).map(([group]) => group.length));
      // "9 8 2 3 …" is a spelled-out number; a single figure among longer ones is not part of it
      if (lengths.has(1) && lengths.size > 1 && digits[0] !== '0') continue;
      const end = groups[last]!;
      found.push({ from: groups[first]!.index, to: end.index + end[0].length, phone });
      first = last;
      break;
    }
  }
  return found;
}

/** Removes phone numbers and e-mail addresses from a text, because they are only for the person who imports it. */
export function takeContacts(given: string): ContactsOf {
  const phones: string[] = [];
  const emails: string[] = [];
  let isMasked = false;
  const latin = latinDigits(given).replace(EMAIL, (found) => {
    emails.push(found.toLowerCase());
    return '';
  });
  let text = latin.replace(DIGIT_RUNS, (run: string, at: number) => {
    if (UNIT_AFTER.test(latin.slice(at + run.length))) return run;
    const found = phonesIn(run);
    phones.push(...found.map(({ phone }) => phone));
    return found.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), run);
  });
  text = text.replace(MASKED, () => {
    isMasked = true;
    return '';
  });
  if (phones.length + emails.length === 0 && !isMasked) return { text: given, phones, emails, isMasked };
  return {
    text: text
      .replace(LABEL_BEFORE, '')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/(?<![ ,;:/-])[ ,;:/-]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    phones: [...new Set(phones)],
    emails: [...new Set(emails)],
    isMasked,
  };
}
