/**
 * What an editor of Marathi and Hindi would mark, as rules over all texts: joined postpositions, one spelling and one word for one
 * thing (docs/translation.md), the danda, and no sentence that takes a person for a man or a woman.
 */
import { BUILT_IN } from '@/lib/places/gazetteer/rules';
import { COLUMNS, formsOf, marked, SAID } from '@/test/said-texts';

const POSTPOSITIONS =
  'पासून|पर्यंत|पेक्षा|पैकी|जवळ|मध्ये|मधील|मधून|नंतर|पूर्वी|साठी|विषयी|बद्दल|भोवती|प्रमाणे|चा|ची|चे|च्या|ला|वर|वरील|वरून|ने|नी|ना|शी|त|तील|' +
  'कडे|कडून|हून|सह|शिवाय|नुसार|मुळे|ऐवजी|इतका|इतकी|इतके';

test('there are texts to look at', () => {
  for (const column of COLUMNS) expect(SAID[column].length).toBeGreaterThan(3500);
});

test('a Marathi placeholder never is before a loose postposition', () => {
  const loose = new RegExp(
    `(?<!…)\\}(?:</\\w+>)?["”’']? (?:${POSTPOSITIONS})(?![\\u0900-\\u0963\\u0966-\\u097f])`,
    'u',
  );
  expect(marked('mr', loose)).toEqual([]);
  expect(loose.test('{price} पर्यंत')).toBe(true);
  expect(loose.test('<b>{price}</b> पासून')).toBe(true);
  expect(loose.test('{price}पर्यंत')).toBe(false);
});

test('an ending is a word of its own behind a figure, and no per cent stands apart from its figure', () => {
  // as behind Latin letters (WhatsApp वर): 2026 पासून, 100 पैकी, 43/2023 च्या; ordinals are one word (5 वा is not written)
  const glued = /(?<!७\/)[#\d%][\u0904-\u0939][\u0900-\u0963\u0971-\u097f]*/u;
  expect(marked('mr', glued)).toEqual(marked('mr', /(?:^|[^\d])8अ/u));
  expect(glued.test('2026पासून')).toBe(true);
  expect(glued.test('2026 पासून')).toBe(false);
  for (const column of COLUMNS) expect(marked(column, /[\d}] %/u)).toEqual([]);
});

test('there is no comma before and, or', () => {
  expect(marked('mr', /, (?:आणि|किंवा|व) /u)).toEqual([]);
  expect(marked('hi', /, (?:और|या) /u)).toEqual([]);
});

test('a Hindi sentence ends with the danda, a Marathi one with a full stop', () => {
  const abbreviation = '(?<!(?:^|[\\s(/])(?:मी|डॉ|चौ|रु|नं|पू|श्री))';
  expect(
    marked('hi', new RegExp(`[\\u0900-\\u097f)”"}>]${abbreviation}\\.(?!\\.)(?:\\s|$|<|["”’)])`, 'u')),
  ).toEqual([]);
  expect(marked('mr', /।/u)).toEqual([]);
});

test('letters of one language are in no text of the other', () => {
  expect(marked('hi', /[ळऱॅॲ]/u)).toEqual([]);
  expect(marked('mr', /[कखगजडढफ]\u093c|[\u0958-\u095e]/u)).toEqual([]);
  const foreign = BUILT_IN.filter(
    ({ nameDevanagari, nameHindi }) =>
      /[ळऱॅॲ]/u.test(nameHindi ?? nameDevanagari) || /[कखगजडढफ]\u093c/u.test(nameDevanagari),
  );
  expect(foreign.map(({ slug }) => slug)).toEqual([]);
});

/** Words of Hindi in which फ has its own sound, or that nobody prints with a dot. */
const PLAIN_PH = /^(?:फिर|क्षेत्रफल|फुट|फ्लैट|फ्लैटों|फ्लैट्स|फेरफार|फल|फलों|फूल|सफल|विफल|फैल|फँस|फेर)/u;

test('Hindi has no dot below क ख ग, and one below every ज and फ that is spoken so', () => {
  expect(marked('hi', /[कखग]\u093c|[\u0958-\u095a]/u)).toEqual([]);
  const bare = SAID.hi.flatMap(({ place, text }) =>
    (text.match(/[\u0900-\u0963\u0970-\u097f]+/gu) ?? [])
      .filter((one) => /फ(?!\u093c)/u.test(one) && !PLAIN_PH.test(one))
      .map((one) => `${place}: ${one}`),
  );
  expect(bare).toEqual([]);
});

/** Placeholders that stand for people. */
const PERSON = '\\{(?:name|by|host|recipient|agent|otherName|who)\\}';
const HINDI_VERB = '(?:त[ाेी] (?:है|हैं|हूँ)|रह[ाेी] (?:है|हैं)|सकत[ाेी]|(?:ू|े|ए|ा|ो)ंग[ेी]|[एे]ग[ाी]|गए हैं|गया है|गई हैं|आए हैं)';

test('no sentence takes a person for a man or a woman', () => {
  // a verb that agrees with a name; behind ने, को, का it agrees with something else
  const hindi = new RegExp(
    `${PERSON}(?! (?:ने|को|का|की|के|से) )[^।:;,]*? ?${HINDI_VERB}(?![\\u0900-\\u0963\\u0966-\\u097f])`,
    'u',
  );
  expect(marked('hi', hindi)).toEqual([]);
  expect(hindi.test('{name} यह घर देखना चाहते हैं: {title}।')).toBe(true);
  expect(hindi.test('{host} समय की पुष्टि करेंगे।')).toBe(true);
  expect(
    formsOf('{name} {count, plural, one {एक घर} other {# घर}} देखना चाहते हैं').some((form) => hindi.test(form)),
  ).toBe(true);
  expect(hindi.test('{name} ने पूछताछ की है।')).toBe(false);
  expect(
    marked('hi', /(?<![\u0900-\u097f])मैं [^।]*[तग][ाी] ?(?:हूँ)?(?![\u0900-\u0963\u0966-\u097f])/u),
  ).toEqual([]);
  const marathi = new RegExp(
    `${PERSON} (?!यांन|यांच|नावा)[^.:;]*?(?:तो|ते|ला|ली|णार|शकतो|शकते)(?: आहे| होता| होती)?(?=[ .,:]|$)`,
    'u',
  );
  expect(marked('mr', marathi)).toEqual([]);
  expect(marathi.test('{name} आला होता.')).toBe(true);
  expect(
    marked(
      'mr',
      /(?<![\u0900-\u097f])मी [^.]*[\u0900-\u097f](?:तो|ते)(?= |\.|$)|तुम्ही [^.]*(?:होता|होतास)(?= |\.|,|$)/u,
    ),
  ).toEqual([]);
});

/** Nouns for people in the part that they have in a deal. */
const MARATHI_ROLES =
  'मालक|एजंट|ब्रोकर|ग्राहक|खरेदीदार|विक्रेता|भाडेकरू|जाहिरातदार|परवानादाता|परवानाधारक|पक्ष|साक्षीदार|सदस्य|अधिकारी|ॲडमिन';
/** What people do; things too are seen and come. */
const MARATHI_VERBS = 'दे|भर|कर|पाठव|ठेव|वापर|विचार|काप|सांग|उघड|निवड|लिहि|वाच|घे|शक|बदल|पाह|आण|विक|मान|राह';
const HINDI_VERBS = 'दे|भर|कर|भेज|रख|पूछ|काट|बता|खोल|चुन|लिख|पढ़|ले|मान|बदल|देख|ला|बेच|चुका|लौटा';
const HINDI_ROLES =
  'मालिक|एजेंट|ब्रोकर|ग्राहक|खरीदार|विक्रेता|किराएदार|विज्ञापनदाता|लाइसेंसदाता|लाइसेंसधारक|पक्ष|व्यक्ति|गवाह|सदस्य|अधिकारी|एडमिन';

test('the owner, the agent or a buyer is no man either', () => {
  const marathi = new RegExp(
    `(?<![\\u0900-\\u097f])(?:${MARATHI_ROLES}) (?:(?!आम्ही)[^.:;,।])*?(?:${MARATHI_VERBS})तो(?=[ .,:;]|$)`,
    'u',
  );
  expect(marathi.test('मालक एजंटला शुल्क देतो.')).toBe(true);
  expect(marathi.test('मालक एजंटला शुल्क देतील.')).toBe(false);
  expect(marked('mr', marathi)).toEqual([]);
  const hindi = new RegExp(
    `(?<![\\u0900-\\u097f])(?:${HINDI_ROLES})(?! (?:के|को|का|की|से|में|पर|चुनें|हैं)(?![\\u0900-\\u097f])) [^.:;,।]*?(?:${HINDI_VERBS})ता है`,
    'u',
  );
  expect(hindi.test('मालिक एजेंट को फ़ीस देता है।')).toBe(true);
  expect(hindi.test('मालिक को एजेंट को फ़ीस देनी है।')).toBe(false);
  expect(marked('hi', hindi)).toEqual([]);
});

test('digits are Latin, but for the names of the 7/12 and 8A extracts', () => {
  const figures = COLUMNS.flatMap((column) =>
    SAID[column].filter(({ text }) => /[०-९]/u.test(text.replace(/७\/१२|[८8]अ/gu, ''))),
  );
  expect(figures).toEqual([]);
});

test('abbreviations that people say are in the script', () => {
  for (const column of COLUMNS)
    expect(marked(column, /(?<![A-Za-z{(])(?:GST|PAN|BHK|EMI|RERA|NA|NOC|OC|CC)(?![A-Za-z}])/u)).toEqual([]);
});

test('किंमत loses its dot before an ending', () => {
  expect(marked('mr', /किंमत[\u093e-\u094c]/u)).toEqual([]);
});
