import { HTML_LANG, type Language } from './languages';

/** Letters and words that occur in only one of the two languages. */
const MARATHI =
  /[ळऱऍॅॲ]|(?<![\u0900-\u097f])(?:आणि|आहे|साठी|सह|मध्ये|प्रशस्त|ऐसपैस|रस्ता|घर हवे)(?![\u0900-\u097f])|[ाे]त(?: |$)|समोर/u;
const HINDI =
  /[डढजफ]\u093c|[\u095b-\u095e]|(?<![\u0900-\u097f])(?:और|है|हैं|में|के|का|की|से|लिए|पास)(?![\u0900-\u097f])/u;

/** Guesses the language of Devanagari text, if its words allow it. */
function devanagariLang(text: string): 'mr' | 'hi' | 'und-Deva' {
  const [mr, hi] = [MARATHI.test(text), HINDI.test(text)];
  if (mr === hi) return 'und-Deva';
  return mr ? 'mr' : 'hi';
}

/** The `lang` of user text on a page: Marathi, Hindi or the script for Devanagari, else English. Undefined if it is the page's language. */
export function ownWordsLang(text: string, page: Language): string | undefined {
  if (/\p{Script=Devanagari}/u.test(text)) {
    const lang = devanagariLang(text);
    return page === 'en' || (lang !== 'und-Deva' && lang !== page) ? lang : undefined;
  }
  return page === 'en' ? undefined : HTML_LANG.en;
}
