/** What an editor would mark on a page in Marathi or Hindi, whatever texts it is put together from. */
const RULES: Readonly<Record<string, readonly RegExp[]>> = {
  mr: [
    // a postposition that stands apart from its amount
    /(?:लाख|कोटी|हजार|\d) (?:पर्यंत|पासून|पेक्षा|मधील|पैकी)(?![\u0900-\u0963])/u,
    /, (?:आणि|किंवा) /u,
    // the dot below is Hindi's: a name or a sentence of the other language
    /[कखगजडढफ]\u093c|[\u0958-\u095e]|।/u,
  ],
  hi: [/, (?:और|या) /u, /[कखग]\u093c|[\u0958-\u095a]/u, /[ळऱॅॲ]/u, /[\u0900-\u0963]{3}\.(?:\s|$)/u],
};

/** The texts that break a rule of the language. */
export const wrongIn = (texts: readonly string[], language: string): string[] => [
  ...new Set(texts.filter((text) => RULES[language]?.some((rule) => rule.test(text.normalize('NFC'))))),
];
