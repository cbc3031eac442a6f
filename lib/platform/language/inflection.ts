import type { Language } from './languages';

/**
 * Inflected forms of places, names and amounts. Marathi joins its postpositions and changes the word before them, as in "₹90
 * लाखांपर्यंत", "नागपुरातील" and "हिंगण्याजवळ". Hindi writes them separately. Texts contain `{place}मधील` or
 * `{price}पर्यंत`, and the value is inflected when it is inserted (`withJoints`).
 */
export type NounForm = 'oblique' | 'locative' | 'within' | 'of' | 'from' | 'to';

/** Separates a value from the suffix joined to it. It is invisible to readers. */
export const JOINT = '\u2060';

/** Oblique forms of counted nouns, singular and plural. */
const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  लाख: ['लाखा', 'लाखां'],
  कोटी: ['कोटी', 'कोटीं'],
  हजार: ['हजारा', 'हजारां'],
  रुपया: ['रुपया', 'रुपयां'],
  रुपये: ['रुपया', 'रुपयां'],
  फूट: ['फुटा', 'फुटां'],
  वार: ['वारा', 'वारां'],
  एकर: ['एकरा', 'एकरां'],
  गुंठा: ['गुंठ्या', 'गुंठ्यां'],
  गुंठे: ['गुंठ्या', 'गुंठ्यां'],
  'मी.': ['मीटर', 'मीटर'],
  दिवस: ['दिवसा', 'दिवसां'],
  तास: ['तासा', 'तासां'],
  मिनिट: ['मिनिटा', 'मिनिटां'],
  मिनिटे: ['मिनिटा', 'मिनिटां'],
  महिना: ['महिन्या', 'महिन्यां'],
  महिने: ['महिन्या', 'महिन्यां'],
  वर्ष: ['वर्षा', 'वर्षां'],
  वर्षे: ['वर्षा', 'वर्षां'],
};
const AMOUNT = /^(.*?)([\d.,]*\d)( (?:चौ\. )?)(\S+)$/su;

/** Names ending in आ that are not inflected, because they are short or foreign. */
const STIFF = /(?:^|\s)(?:बेसा|लावा|टेका|म्हाडा|द्वारका|येलहंका|कोरमंगला|विवेका|प्लाझा)$/;
const FEMININE = /(?:शाळा|संस्था|पालिका)$/;
/** Common nouns that are inflected at the end of a name. Names proper (धरमपेठ, बोरगाव, लक्ष्मी नगर) are not. */
const HEADS =
  /(?:चौक|तलाव|उद्यान|ालय|विद्यापीठ|स्थानक|विमानतळ|मंदिर|मैदान|बाजार|मार्ग|घाट|परिसर|कारागृह|केंद्र|क्षेत्र|प्रन्यास|निकेतन|भाग|शहर|रस्त)$/;
const INSIDE = new RegExp(`(?:${HEADS.source.slice(0, -1)}|गाव|नगर|महाल|वन|गड)$`);
const ROADS = /(?:रोड|मार्ग|रस्ता|अव्हेन्यू|हायवे)$/;
/** Matches Latin letters, digits and marks at the end. The suffix then stays separate, as newspapers print it online (AIIMS पासून, 2026 पासून). */
const ENDS_FOREIGN = /[A-Za-z\d०-९%)\]”"’']$/;

function amountOblique(text: string): string | undefined {
  const [, before, figure, space, unit = ''] = AMOUNT.exec(text) ?? [];
  const forms = COUNTED[unit];
  return forms && `${before}${figure}${space}${forms[figure === '1' ? 0 : 1]}`;
}

/** The form before a postposition, as in "₹90 लाखां", "हिंगण्या", "शंकर नगर चौका" and "नागपूर". */
function oblique(name: string): string {
  const amount = amountOblique(name);
  if (amount) return amount;
  if (FEMININE.test(name)) return name.replace(/ा$/, 'े');
  if (STIFF.test(name)) return name;
  if (/रा$/.test(name)) return name.replace(/रा$/, 'ऱ्या');
  if (/ा$/.test(name)) return name.replace(/ा$/, '्या');
  if (/णे$/.test(name)) return name.replace(/े$/, '्या');
  return HEADS.test(name) ? `${name}ा` : name;
}

/** The locative and adjectival forms: त and तील, वर and वरील, or मध्ये and मधील. */
function locative(name: string): readonly [inIt: string, ofIt: string] {
  const on = (stem: string) => [`${stem}वर`, `${stem}वरील`] as const;
  const inside = (stem: string) => [`${stem}त`, `${stem}तील`] as const;
  if (ENDS_FOREIGN.test(name)) return [`${name} मध्ये`, `${name} मधील`];
  const amount = amountOblique(name);
  if (amount) return inside(amount);
  if (ROADS.test(name)) return on(oblique(name));
  if (/पूर$/.test(name)) return inside(name.replace(/पूर$/, 'पुरा'));
  if (/(?:पेठ|बाग)$/.test(name)) return inside(`${name}े`);
  if (INSIDE.test(name)) return inside(`${name}ा`);
  const bent = oblique(name);
  if (bent !== name || /[ीि]$/.test(name)) return inside(bent);
  return [`${name}मध्ये`, `${name}मधील`];
}

/** Joins a suffix to its word. After Latin letters, digits and brackets a space stays, as in "AIIMS पासून" and "₹18,500 पर्यंत". */
const attach = (name: string, ending: string): string =>
  ENDS_FOREIGN.test(name) ? `${name} ${ending}` : `${oblique(name)}${ending}`;

/** Inflects in Marathi, as in "नागपुरात", "नागपुरातील", "धरमपेठचा", "धरमपेठपासून" and "₹90 लाखांपर्यंत". */
export function inMarathi(name: string, form: NounForm): string {
  switch (form) {
    case 'oblique':
      return oblique(name);
    case 'locative':
      return locative(name)[0];
    case 'within':
      return locative(name)[1];
    case 'of':
      return attach(name, 'चा');
    case 'from':
      return attach(name, 'पासून');
    case 'to':
      return attach(name, 'पर्यंत');
  }
}

const HINDI_ROADS = /(?:रोड|मार्ग|सड़क|एवेन्यू|हाईवे)$/;

/** Adds the postposition in Hindi, which does not inflect names and puts places *on* a road, as in "नागपुर में", "कामठी रोड पर" and "₹90 लाख तक". */
export function inHindi(name: string, form: NounForm): string {
  const place = HINDI_ROADS.test(name) ? 'पर' : 'में';
  const words = { oblique: '', locative: ` ${place}`, within: ` ${place}`, of: ' का', from: ' से', to: ' तक' };
  return `${name}${words[form]}`;
}

/** The form in the page's language. English has no forms. */
export function inflected(language: Language, name: string, form: NounForm): string {
  if (language === 'mr') return inMarathi(name, form);
  return language === 'hi' ? inHindi(name, form) : name;
}

/** Suffixes that inflect the word they are joined to. Others (एका, दरमहा) are separate words. */
const POSTPOSITION =
  /^(?:मध्ये|मधील|पासून|पर्यंत|पेक्षा|पैकी|जवळ|नंतर|पूर्वी|साठी|भोवती|बद्दल|विषयी|प्रमाणे|मधून|आधी|इतक|एवढ|नुसार|सह|कडे|कडून|हून|च्या|चा|ची|चे|ला|ने|वर)/;

function joinMarathi(value: string, ending: string): string {
  const words = value.trimEnd();
  if (ending.startsWith('मध्ये')) return locative(words)[0] + ending.slice('मध्ये'.length);
  if (ending.startsWith('मधील')) return locative(words)[1] + ending.slice('मधील'.length);
  return POSTPOSITION.test(ending) ? attach(words, ending) : value + ending;
}

/** Marks the places where a text joins a suffix to a value. Done once per text, on the server. */
export function markJoints(language: Language, text: string): string {
  if (language === 'mr') return text.replace(/\}(?=[\u0900-\u097f])/gu, `}${JOINT}`);
  return language === 'hi' ? text.replace(/\} (?=में(?![\u0900-\u0963\u0966-\u097f]))/gu, `} ${JOINT}`) : text;
}

/** Length of the text before a joint that matters. A value's form depends on its end, and the text before it may be long. */
const END_LENGTH = 100;

function join(language: Language, before: string, after: string): string {
  const [start, value] = [before.slice(0, -END_LENGTH), before.slice(-END_LENGTH)];
  if (language === 'mr') {
    const [ending] = /^[\u0900-\u097f]*/.exec(after)!;
    return start + joinMarathi(value, ending) + after.slice(ending.length);
  }
  const isPlace = value.endsWith(' ') && after.startsWith('में');
  return isPlace ? start + inHindi(value.slice(0, -1), 'locative') + after.slice('में'.length) : before + after;
}

/** The finished text, with each value in the form that its suffix requires. */
export const withJoints = (language: Language, text: string): string =>
  text.split(JOINT).reduce((before, after) => join(language, before, after));
