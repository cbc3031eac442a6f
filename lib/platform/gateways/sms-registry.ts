/**
 * All text messages of the site, with the words registered for them with the operators (TRAI's TCCCPR 2018, "DLT"). An operator drops a message that differs
 * from its registered template by one letter.
 */

/** The registered form of a text, in which each variable is `{#var#}`. */
type Registered<T extends string> = T extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{#var#}${Registered<After>}`
  : T;

type Names<T extends string> = T extends `${string}{${infer Name}}${infer After}`
  ? Name | Names<After>
  : never;

/** Categories of the operators. Only banks have `transactional` ones. `promotional` ones are not sent from 21 to 10. */
export const SMS_CATEGORIES = [
  'transactional',
  'service-implicit',
  'service-explicit',
  'promotional',
] as const;
export type SmsCategory = (typeof SMS_CATEGORIES)[number];

export type SmsTemplate<T extends string = string> = {
  category: SmsCategory;
  text: T;
  registered: string;
};

/** Defines a text. The build fails if the text differs from its registered words, because `registered` accepts only its own type. */
const defineSms = <const T extends string>(template: {
  category: SmsCategory;
  text: T;
  registered: Registered<T>;
}): SmsTemplate<T> => template;

export const SMS_TEXTS = {
  phone_code: defineSms({
    category: 'service-implicit',
    text: '{code} is your code for {site}. It works for {minutes} minutes. Give it to nobody.',
    registered: '{#var#} is your code for {#var#}. It works for {#var#} minutes. Give it to nobody.',
  }),
} as const;

export type SmsName = keyof typeof SMS_TEXTS;
export type SmsValues<N extends SmsName> =
  (typeof SMS_TEXTS)[N] extends SmsTemplate<infer T> ? Readonly<Record<Names<T>, string>> : never;
