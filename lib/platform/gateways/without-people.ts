import { latinDigits } from '@/lib/platform/language/digits';
import { withoutPersonalText } from '@/lib/platform/log/log-privacy';
import { withoutNames } from '@/lib/platform/text/without-names';

const CUT = '…';
const LEAST_NAME = 3;

/** Parts of a name to remove: the full name and each word, because people are greeted by one of them. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[\s.,]+/)].filter((part) => part.trim().length >= LEAST_NAME);

/** Names with which people introduce themselves, as in "my name is …", "माझे नाव …", "मेरा नाम …" or "Mr …". */
const SAID_NAMES =
  /(?<=\b(?:[Mm]y name is|[Tt]his is|I am|I['’]m|[Rr]egards,?|[Tt]hanks,?|M(?:rs?|s)\.?|Shri|Smt\.?|Dr\.?)\s+)\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+)*|(?<=(?:माझे|माझं|मेरा)\s+(?:नाव|नाम)\s+)[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?|(?<=(?:श्री|श्रीमती|सौ|डॉ)\.?\s+)[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?/gu;
/** Addresses such as "Flat 402", "plot no. 12" or "घर क्र. 7" with the text up to the end of the part, and PIN codes. */
const ADDRESSES =
  /(?:\b(?:flat|house|plot|shop|door|room|wing|block|qtr)\s*(?:no|number|#)?\.?\s*[a-z]?-?\d[\w/-]*|(?:फ्लॅट|फ्लैट|घर|प्लॉट|मकान|दुकान)\s*(?:क्र|क्रमांक|नं|नंबर)?\.?\s*\d[\w/-]*)(?:,[^,.\n।]{1,60}){0,3}|(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/giu;
/** Numbers of eight digits or more in any grouping, except for commas, which amounts have. */
const LONG_NUMBERS = /(?<!\d)\+?\d(?:[ ()-]{0,2}\d){7,}(?!\d)/g;
const WEB = /(?:https?:\/\/|www\.)\S+/gi;

/** Removes names, phone and document numbers, mail and web addresses, and home addresses from a text before it leaves the site. */
export function withoutPeople(text: string, names: readonly (string | undefined)[] = []): string {
  const plain = withoutPersonalText(latinDigits(text.normalize('NFKC')).replace(WEB, CUT));
  const known = names.flatMap((name) => (name ? partsOf(name) : []));
  return withoutNames(
    known,
    plain.replace(LONG_NUMBERS, CUT).replace(ADDRESSES, CUT).replace(SAID_NAMES, CUT),
  );
}
