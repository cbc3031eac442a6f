import type { Language } from '@/lib/platform/language/languages';

/** Texts that end all messages when sent alone, in the three languages and in Latin letters. */
const STOP_PHRASES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'stop',
    'stopall',
    'unsubscribe',
    'unsub',
    'optout',
    'opt out',
    'quit',
    'remove',
    'no more',
    'dont send',
    'do not send',
    'dont contact',
    'do not contact',
    'dont write',
  ],
  mr: [
    'थांबवा',
    'थांबव',
    'थांबा',
    'बंद करा',
    'बंद',
    'नको',
    'नकोत',
    'पाठवू नका',
    'पाठवू नकोस',
    'करू नका',
    'thambva',
    'thambwa',
    'thambava',
    'thamba',
    'band kara',
    'nako',
    'pathvu naka',
  ],
  hi: [
    'बंद करो',
    'बंद करें',
    'बंद कर दो',
    'बंद कर दें',
    'बंद कीजिए',
    'बंद कर दीजिए',
    'रोको',
    'रोकें',
    'रोक दो',
    'मत भेजो',
    'मत भेजें',
    'मत भेजिए',
    'नहीं चाहिए',
    'band karo',
    'band karen',
    'band kar do',
    'bandh karo',
    'mat bhejo',
    'nahi chahiye',
  ],
};

/** Words that can accompany the phrase without changing its meaning. */
const FILLERS = new Set(
  `please pls plz kindly all now it this these that the me us from to my your any more further sending send messages message msg msgs
  texts whatsapp promotions promotion marketing ads spam alerts offers updates and thanks thank you sir madam ji ok
  कृपया प्लीज प्लीझ हे हा ही हो आता मला आम्हाला सगळे सर्व संदेश मेसेज मेसेजेस मॅसेज पाठवणे पाठवायचे जाहिराती
  यह ये अब अभी मुझे हमें सब सारे मैसेज मेसेज भेजना विज्ञापन जी यार भाई
  krupaya kripya mujhe mala message msg ye he sab sagle ab ata`.split(/\s+/),
);

/** Letters with and without nukta, and the spellings of a nasal, are treated as equal. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .replace(/न्द/g, 'ंद')
    .replace(/[\u2018\u2019'`]/g, '')
    .toLowerCase();

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const PHRASES = (['en', 'mr', 'hi'] as const).flatMap((language) =>
  STOP_PHRASES[language].map((phrase) => ({ language, phrase: plain(phrase) })),
);
const PLAIN_FILLERS = new Set([...FILLERS].map(plain));

/** Maximum words. Longer texts say more and need a person. */
const MAX_WORDS = 8;

/** Language of a text that asks to stop; undefined for other texts. */
export function stopLanguage(text: string): Language | undefined {
  const words = plain(text).split(' ');
  if (words.length > MAX_WORDS) return undefined;
  const whole = words.join(' ');
  const exact = PHRASES.find(({ phrase }) => phrase === whole);
  if (exact) return exact.language;
  const meant = words.filter((word) => !PLAIN_FILLERS.has(word)).join(' ');
  const found = PHRASES.find(({ phrase }) => plainWithout(phrase) === meant);
  return meant === '' ? undefined : found?.language;
}

/** Removes filler words, so that "do not send" becomes "do not". */
const plainWithout = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !PLAIN_FILLERS.has(word))
    .join(' ');

export const STOP_REPLIES: Readonly<Record<Language, string>> = {
  en: 'We will not write to you again. If you write to us, we will answer.',
  mr: 'आम्ही तुम्हाला पुन्हा संदेश पाठवणार नाही. तुम्ही लिहिल्यास आम्ही उत्तर देऊ.',
  hi: 'हम आपको आगे कोई संदेश नहीं भेजेंगे। आप लिखेंगे तो हम जवाब देंगे।',
};
