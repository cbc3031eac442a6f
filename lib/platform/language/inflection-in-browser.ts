import type { NounForm } from './inflection';
import type { Language } from './languages';

type Inflection = {
  withJoints: (language: Language, text: string) => string;
  inflected: (language: Language, name: string, form: NounForm) => string;
};

let known: Inflection | undefined;

/**
 * `#inflection` in the browser: the tables of Marathi and Hindi are loaded by pages in these languages (with-inflection.tsx).
 * English has no forms.
 */
export const withJoints: Inflection['withJoints'] = (language, text) =>
  known ? known.withJoints(language, text) : text;
export const inflected: Inflection['inflected'] = (language, name, form) =>
  known ? known.inflected(language, name, form) : name;

export const preserveInflection = (inflection: Inflection): void => {
  known = inflection;
};
