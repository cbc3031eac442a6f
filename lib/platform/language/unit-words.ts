import type { Language } from './languages';

export type Counted = readonly [one: string, many: string];

/** Unit words. The numbers themselves are the same in all languages, with Latin digits and Indian grouping. */
export type UnitWords = {
  /** In a price. */
  croreShort: string;
  lakhShort: string;
  /** In a sentence. */
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
  /** Bedroom, hall, kitchen. */
  bhk: string;
};

export type DayWords = {
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Parts of the day with their first hour, latest first. */
  parts: readonly (readonly [fromHour: number, words: string])[];
  /** After a time. */
  oClock: string;
};

export type Took = Record<'hour' | 'minute' | 'second', Counted>;
export type Waited = Record<'day' | 'hour' | 'minute', Counted>;

export type OtherWords = {
  units: UnitWords;
  days: DayWords;
  halves: Readonly<Record<string, string>>;
  near: { today: string; tomorrow: string };
  /** Texts for a duration, a waiting time and a past moment. */
  took: Took;
  waited: Waited;
  ago: Waited;
  /** The singular in words. */
  oneAgo: string;
  now: string;
  distance: { fromHere: string; about: string };
};

const list = (words: string) => words.split(' ');

const WORDS: Partial<Record<Language, OtherWords>> = {
  mr: {
    units: {
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
    // full names, because abbreviations are uncommon in Devanagari
    days: {
      months: list('जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'),
      weekdays: list('रविवार सोमवार मंगळवार बुधवार गुरुवार शुक्रवार शनिवार'),
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
    halves: { morning: 'सकाळी', afternoon: 'दुपारी' },
    near: { today: 'आज', tomorrow: 'उद्या' },
    took: { hour: ['तास', 'तास'], minute: ['मिनिट', 'मिनिटे'], second: ['सेकंद', 'सेकंद'] },
    waited: { day: ['दिवस', 'दिवस'], hour: ['तास', 'तास'], minute: ['मिनिट', 'मिनिटे'] },
    ago: {
      day: ['दिवसापूर्वी', 'दिवसांपूर्वी'],
      hour: ['तासापूर्वी', 'तासांपूर्वी'],
      minute: ['मिनिटापूर्वी', 'मिनिटांपूर्वी'],
    },
    oneAgo: 'एका',
    now: 'आत्ताच',
    distance: { fromHere: 'इथून', about: 'सुमारे' },
  },
  hi: {
    units: {
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
    // full names, because abbreviations are uncommon in Devanagari
    days: {
      months: list('जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
      weekdays: list('रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'),
      parts: [
        [19, 'रात'],
        [16, 'शाम'],
        [12, 'दोपहर'],
        [4, 'सुबह'],
        [0, 'रात'],
      ],
      oClock: ' बजे',
    },
    halves: { morning: 'सुबह', afternoon: 'दोपहर' },
    near: { today: 'आज', tomorrow: 'कल' },
    took: { hour: ['घंटा', 'घंटे'], minute: ['मिनट', 'मिनट'], second: ['सेकंड', 'सेकंड'] },
    waited: { day: ['दिन', 'दिन'], hour: ['घंटे', 'घंटे'], minute: ['मिनट', 'मिनट'] },
    ago: {
      day: ['दिन पहले', 'दिन पहले'],
      hour: ['घंटे पहले', 'घंटे पहले'],
      minute: ['मिनट पहले', 'मिनट पहले'],
    },
    oneAgo: 'एक',
    now: 'अभी-अभी',
    distance: { fromHere: 'यहाँ से', about: 'लगभग' },
  },
};

/** Unit words of a language, or undefined for English. They are our own tables, because browsers' differ. */
export const otherWords = (language: Language): OtherWords | undefined => WORDS[language];
