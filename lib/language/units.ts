import type { Language } from './languages';

/** [one, any other number] */
type Counted = readonly [one: string, many: string];
export const counted = (count: number, [one, many]: Counted) => (count === 1 ? one : many);

/** The words beside figures. Figures themselves are the same in all three: Latin digits in Indian groups. */
type UnitWords = {
  /** in a price */
  croreShort: string;
  lakhShort: string;
  /** in a sentence */
  crore: string;
  lakh: string;
  rupee: Counted;
  sqFt: string;
  sqM: string;
  sqYd: string;
  acre: Counted;
  guntha: Counted;
  feet: string;
  metres: string;
  kilometres: string;
  /** bedroom, hall, kitchen */
  bhk: string;
};

export const UNIT_WORDS: Record<Language, UnitWords> = {
  en: {
    croreShort: 'Cr',
    lakhShort: 'L',
    crore: 'crore',
    lakh: 'lakh',
    rupee: ['rupee', 'rupees'],
    sqFt: 'sq ft',
    sqM: 'sq m',
    sqYd: 'sq yd',
    acre: ['acre', 'acres'],
    guntha: ['guntha', 'guntha'],
    feet: 'ft',
    metres: 'm',
    kilometres: 'km',
    bhk: 'BHK',
  },
  mr: {
    croreShort: 'कोटी',
    lakhShort: 'लाख',
    crore: 'कोटी',
    lakh: 'लाख',
    rupee: ['रुपया', 'रुपये'],
    sqFt: 'चौ. फूट',
    sqM: 'चौ. मी.',
    sqYd: 'चौ. वार',
    acre: ['एकर', 'एकर'],
    guntha: ['गुंठा', 'गुंठे'],
    feet: 'फूट',
    metres: 'मी.',
    kilometres: 'किमी',
    bhk: 'बीएचके',
  },
  hi: {
    croreShort: 'करोड़',
    lakhShort: 'लाख',
    crore: 'करोड़',
    lakh: 'लाख',
    rupee: ['रुपया', 'रुपये'],
    sqFt: 'वर्ग फुट',
    sqM: 'वर्ग मी.',
    sqYd: 'वर्ग गज',
    acre: ['एकड़', 'एकड़'],
    guntha: ['गुंठा', 'गुंठा'],
    feet: 'फुट',
    metres: 'मी.',
    kilometres: 'किमी',
    bhk: 'बीएचके',
  },
};

type DayWords = {
  months: readonly string[];
  /** Sunday first */
  weekdays: readonly string[];
  /** the part of the day from an hour on, the latest first */
  parts: readonly (readonly [fromHour: number, words: string])[];
  /** behind a time */
  oClock: string;
};

const HALVES: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  mr: { morning: 'सकाळी', afternoon: 'दुपारी' },
  hi: { morning: 'सुबह', afternoon: 'दोपहर' },
};
/** "morning", "afternoon" */
export const halfWord = (half: string, language: Language): string =>
  language === 'en' ? half : (HALVES[language][half] ?? half);

const NEAR = { mr: { today: 'आज', tomorrow: 'उद्या' }, hi: { today: 'आज', tomorrow: 'कल' } };
export const nearDay = (day: 'today' | 'tomorrow', language: Exclude<Language, 'en'>): string =>
  NEAR[language][day];

const list = (words: string) => words.split(' ');

/** Whole names: their short forms are not read in Devanagari. Own tables, for browsers' do not agree. */
export const DAY_WORDS: Record<Exclude<Language, 'en'>, DayWords> = {
  mr: {
    months: list('जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'),
    weekdays: list('रवि सोम मंगळ बुध गुरु शुक्र शनि'),
    parts: [
      [19, 'रात्री'],
      [16, 'सायंकाळी'],
      [12, 'दुपारी'],
      [6, 'सकाळी'],
      [4, 'पहाटे'],
      [0, 'रात्री'],
    ],
    oClock: '',
  },
  hi: {
    months: list('जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
    weekdays: list('रवि सोम मंगल बुध गुरु शुक्र शनि'),
    parts: [
      [19, 'रात'],
      [16, 'शाम'],
      [12, 'दोपहर'],
      [4, 'सुबह'],
      [0, 'रात'],
    ],
    oClock: ' बजे',
  },
};

type Took = { took: Record<'hour' | 'minute' | 'second', Counted> };
type Waited = { waited: Record<'day' | 'hour' | 'minute', Counted> };
type Ago = { now: string; ago: Record<'day' | 'hour' | 'minute', Counted> };

/** How long something took, and how long ago it was; English takes the words of the latter from `Intl`. */
export const SPAN_WORDS: { en: Took & Waited; mr: Took & Waited & Ago; hi: Took & Waited & Ago } = {
  en: {
    waited: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
    took: { hour: ['h', 'h'], minute: ['min', 'min'], second: ['s', 's'] },
  },
  mr: {
    waited: { day: ['दिवस', 'दिवस'], hour: ['तास', 'तास'], minute: ['मिनिट', 'मिनिटे'] },
    now: 'आत्ताच',
    ago: {
      day: ['दिवसापूर्वी', 'दिवसांपूर्वी'],
      hour: ['तासापूर्वी', 'तासांपूर्वी'],
      minute: ['मिनिटापूर्वी', 'मिनिटांपूर्वी'],
    },
    took: { hour: ['तास', 'तास'], minute: ['मिनिट', 'मिनिटे'], second: ['सेकंद', 'सेकंद'] },
  },
  hi: {
    waited: { day: ['दिन', 'दिन'], hour: ['घंटे', 'घंटे'], minute: ['मिनट', 'मिनट'] },
    now: 'अभी-अभी',
    ago: {
      day: ['दिन पहले', 'दिन पहले'],
      hour: ['घंटे पहले', 'घंटे पहले'],
      minute: ['मिनट पहले', 'मिनट पहले'],
    },
    took: { hour: ['घंटा', 'घंटे'], minute: ['मिनट', 'मिनट'], second: ['सेकंड', 'सेकंड'] },
  },
};
