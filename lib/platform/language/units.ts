import type { Language } from './languages';
import type { Counted, Took, UnitWords, Waited } from './unit-words';
import { otherWords } from './unit-words';

export const counted = (count: number, [value, many]: Counted) => (count === 1 ? value : many);

const UNITS: UnitWords = {
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
};
export const unitWords = (language: Language): UnitWords => otherWords(language)?.units ?? UNITS;

const TOOK: Took = { hour: ['h', 'h'], minute: ['min', 'min'], second: ['s', 's'] };
export const tookWords = (language: Language): Took => otherWords(language)?.took ?? TOOK;

const WAITED: Waited = { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] };
export const waitedWords = (language: Language): Waited => otherWords(language)?.waited ?? WAITED;

/** Translates "morning" and "afternoon". */
export const halfWord = (half: string, language: Language): string =>
  otherWords(language)?.halves[half] ?? half;
