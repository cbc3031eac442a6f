import { CRORE, LAKH } from './format';

/** Names of amounts in English, Marathi and Hindi. The search box and the reader of sheets accept further spellings. */
const MONEY_NAMES = {
  rupee: 'rupee rupees रुपया रुपये रुपए',
  thousand: 'k thousand हजार',
  lakh: 'l lac lacs lakh lakhs peti लाख',
  crore: 'cr crore crores khokha khoka कोटी करोड',
} as const;
type MoneyName = keyof typeof MONEY_NAMES;

const RUPEES: Record<MoneyName, number> = { rupee: 1, thousand: 1000, lakh: LAKH, crore: CRORE };
const NAMES = Object.keys(RUPEES) as MoneyName[];

/** Rupees by name, with the caller's further spellings. */
export const moneyUnits = (more: Partial<Record<MoneyName, string>> = {}): Map<string, number> =>
  new Map(
    NAMES.flatMap((name) =>
      [...MONEY_NAMES[name].split(' '), ...(more[name]?.split(' ') ?? [])].map(
        (word) => [word, RUPEES[name]] as const,
      ),
    ),
  );

const BY_LENGTH = [...moneyUnits()].sort(([one], [other]) => other.length - one.length);

/** Rupees of a unit's name. A Devanagari name can have an ending. Undefined for any other word. */
export const moneyFactor = (word: string): number | undefined =>
  BY_LENGTH.find(([name]) => (/^[a-z]/.test(name) ? word === name : word.startsWith(name)))?.[1];

/** Source of a pattern that matches these names, longest first. `ending` can follow a Devanagari name. */
export const moneyPattern = (names: readonly MoneyName[], ending = ''): string =>
  names
    .flatMap((name) => MONEY_NAMES[name].split(' '))
    .sort((one, other) => other.length - one.length)
    .map((word) => (/^[a-z]/.test(word) ? word : word + ending))
    .join('|');
