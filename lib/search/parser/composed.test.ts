import { writePreferred } from '@/lib/search/preferred/rules';
import { parsePhrasing } from '@/test/phrasings';
import type { Search } from './lexicon';

describe('composed queries', () => {
  /**
   * Sentences composed of parts, with their expected searches. The expectation is built with the sentence, so that no table can have been tuned on it. The seed
   * is fixed; a failure prints its sentences.
   */
  type Part = { text: string; set: Search };
  type Language = {
    name: string;
    rooms: (n: number) => string;
    /** limits of an amount with their bounds */
    limits: readonly (readonly [
      bound: 'max' | 'min' | 'about' | 'none',
      write: (amount: string) => string,
    ])[];
    between: (low: string, high: string) => string;
    lakh: (n: number) => string;
    thousand: (n: number) => string;
    area: (n: number) => string;
    rent: string;
    places: readonly Part[];
    qualities: readonly Part[];
    refusals: readonly ((what: string) => string)[];
    refusable: readonly (Part & { refused: Search })[];
    fillers: readonly string[];
    plot: string;
  };

  let seed = 62;
  /** The random number generator mulberry32. */
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  const devanagari = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

  const locality = (text: string, slug: string): Part => ({
    text,
    set: { city: 'nagpur', locality: [slug] },
  });
  const PLACES = [
    locality('besa', 'besa'),
    locality('Manish Nagar', 'manish-nagar'),
    locality('khamla', 'khamla'),
    locality('Wardha Road', 'wardha-road'),
    locality('dharampeth', 'dharampeth'),
  ];
  const DEVANAGARI_PLACES = [
    locality('बेसा', 'besa'),
    locality('मनीष नगर', 'manish-nagar'),
    locality('खामला', 'khamla'),
    locality('धरमपेठ', 'dharampeth'),
  ];
  const without = (name: string, part: Part): Part & { refused: Search } => {
    const [key, value] = Object.entries(part.set).find(([one]) => one !== 'city')!;
    return {
      ...part,
      refused: { [`not${key[0]!.toUpperCase()}${key.slice(1)}`]: value } as Search,
      ...(name && {}),
    };
  };

  const QUALITIES: Part[] = [
    { text: 'east facing', set: { facing: ['east'] } },
    { text: 'furnished', set: { furnishing: ['furnished'] } },
    { text: 'semi furnished', set: { furnishing: ['semi-furnished'] } },
    { text: 'with lift', set: { amenities: ['lift'] } },
    { text: 'ready to move', set: { possession: ['ready'] } },
    { text: '3rd floor', set: { minFloor: 3, maxFloor: 3 } },
    { text: '2 bathrooms', set: { minBathrooms: 2 } },
    { text: '2 parking', set: { minParking: 2 } },
    { text: 'resale', set: { saleOf: ['resale'] } },
  ];
  const EAST = { text: 'south facing', set: { facing: ['south'] } } satisfies Part;
  const LIFT = { text: 'lift', set: { amenities: ['lift'] } } satisfies Part;
  const RESALE = { text: 'resale', set: { saleOf: ['resale'] } } satisfies Part;
  const PRATAP = { text: 'Pratap Nagar', set: { locality: ['pratap-nagar'] } } satisfies Part;

  const LANGUAGES: readonly Language[] = [
    {
      name: 'English',
      rooms: (n) => pick([`${n} bhk`, `${n}bhk`, `${n} BHK`, `${n} bedroom`]),
      limits: [
        ...[
          'under',
          'below',
          'up to',
          'upto',
          'less than',
          'within',
          'max',
          'maximum',
          'at most',
          'not more than',
          'not above',
          'budget',
          'budget under',
        ].map((word) => ['max', (amount: string) => `${word} ${amount}`] as const),
        ...[
          'above',
          'over',
          'more than',
          'at least',
          'min',
          'minimum',
          'not less than',
          'not below',
          'starting from',
        ].map((word) => ['min', (amount: string) => `${word} ${amount}`] as const),
        ...['or less', 'or below'].map((word) => ['max', (amount: string) => `${amount} ${word}`] as const),
        ...['or more', 'and above', '+', 'onwards', 'plus'].map(
          (word) => ['min', (amount: string) => `${amount} ${word}`] as const,
        ),
        ...['around', 'about', 'approx', 'approximately', 'roughly', 'nearly'].map(
          (word) => ['about', (amount: string) => `${word} ${amount}`] as const,
        ),
        ['none', (amount) => amount],
      ],
      between: (low, high) =>
        pick([
          `between ${low} and ${high}`,
          `${low} to ${high}`,
          `${low} - ${high}`,
          `from ${low} to ${high}`,
        ]),
      lakh: (n) =>
        pick([
          `${n} lakh`,
          `${n}L`,
          `${n} lakhs`,
          `₹${n} lakh`,
          `Rs. ${n} lakh`,
          `Rs ${n} lakh`,
          `INR ${n} lakh`,
          `rs ${n}L`,
          `₹ ${n},00,000`,
          `Rs. ${n},00,000`,
          `${n} lakh rs`,
          `${n} lakhs Rs.`,
          `${n} lakh rupees`,
        ]),
      thousand: (n) => pick([`${n}k`, `₹${n},000`, `${n} thousand`, `Rs. ${n}000`, `${n}000 per month`]),
      area: (n) => pick([`${n} sqft`, `${n} sq ft`, `${n} sq. ft.`]),
      rent: 'on rent',
      places: PLACES,
      qualities: QUALITIES,
      refusals: [
        (what) => `not ${what}`,
        (what) => `no ${what}`,
        (what) => `avoid ${what}`,
        (what) => `except ${what}`,
        (what) => `without ${what}`,
        (what) => `don't want ${what}`,
      ],
      refusable: [without('', EAST), without('', LIFT), without('', RESALE), without('', PRATAP)],
      fillers: ['please', 'hello sir', 'i want', 'looking for', 'urgent', 'thanks', 'can you show me', 'pls'],
      plot: 'plot',
    },
    {
      name: 'Hinglish',
      rooms: (n) => pick([`${n} bhk`, `${n}bhk`, `${['', 'ek', 'do', 'teen', 'char'][n]} bhk`]),
      limits: [
        ...[
          'tak',
          'tak chalega',
          'se kam',
          'ke andar',
          'ke niche',
          'se niche',
          'se upar nahi',
          'se zyada nahi',
        ].map((word) => ['max', (amount: string) => `${amount} ${word}`] as const),
        ...['se upar', 'se zyada', 'se jyada', 'ke upar', 'se kam nahi', 'se shuru'].map(
          (word) => ['min', (amount: string) => `${amount} ${word}`] as const,
        ),
        ...['ke aas paas', 'ke aaspaas', 'ke karib', 'ke lagbhag'].map(
          (word) => ['about', (amount: string) => `${amount} ${word}`] as const,
        ),
        ['about', (amount) => `karib ${amount}`],
        ...['zyada se zyada', 'budget'].map(
          (word) => ['max', (amount: string) => `${word} ${amount}`] as const,
        ),
        ...['kam se kam'].map((word) => ['min', (amount: string) => `${word} ${amount}`] as const),
        ['none', (amount) => amount],
      ],
      between: (low, high) => pick([`${low} se ${high}`, `${low} se ${high} ke beech`]),
      lakh: (n) =>
        pick([`${n} lakh`, `₹${n} lakh`, `${n}L`, `Rs. ${n} lakh`, `${n} lakh rs`, `${n} lakh rupaye`]),
      thousand: (n) => pick([`${n} hazar`, `${n}k`, `₹${n},000`, `${n} hazar rupaye`]),
      area: (n) => `${n} sqft`,
      rent: pick(['kiraye pe', 'rent pe']),
      places: PLACES.map(({ text, set }) => ({ text: `${text} me`, set })),
      qualities: [
        { text: 'lift wala', set: { amenities: ['lift'] } },
        { text: 'purva mukhi', set: { facing: ['east'] } },
        { text: 'ready possession', set: { possession: ['ready'] } },
        { text: 'furnished', set: { furnishing: ['furnished'] } },
        { text: 'parking ke saath', set: { amenities: ['parking'] } },
      ],
      refusals: [
        (what) => `${what} nahi chahiye`,
        (what) => `${what} nahi`,
        (what) => `${what} chhod ke`,
        (what) => `${what} ke alawa`,
        (what) => `bina ${what}`,
      ],
      refusable: [without('', EAST), without('', LIFT), without('', RESALE), without('', PRATAP)],
      fillers: ['chahiye', 'mujhe chahiye', 'bhai', 'dikhao', 'please', 'milega kya'],
      plot: 'plot',
    },
    {
      name: 'Hindi',
      rooms: (n) =>
        pick([`${n} बीएचके`, `${devanagari(String(n))} बीएचके`, `${['', 'एक', 'दो', 'तीन', 'चार'][n]} बीएचके`]),
      limits: [
        ...['तक', 'से कम', 'के अंदर', 'के नीचे', 'से ज्यादा नहीं'].map(
          (word) => ['max', (amount: string) => `${amount} ${word}`] as const,
        ),
        ...['से ज्यादा', 'से ऊपर', 'से अधिक', 'से कम नहीं'].map(
          (word) => ['min', (amount: string) => `${amount} ${word}`] as const,
        ),
        ...['के आसपास', 'के करीब', 'के लगभग'].map(
          (word) => ['about', (amount: string) => `${amount} ${word}`] as const,
        ),
        ['about', (amount) => `करीब ${amount}`],
        ['min', (amount) => `न्यूनतम ${amount}`],
        ['min', (amount) => `कम से कम ${amount}`],
        ['max', (amount) => `ज्यादा से ज्यादा ${amount}`],
        ['none', (amount) => amount],
      ],
      between: (low, high) => pick([`${low} से ${high}`, `${low} से ${high} के बीच`]),
      lakh: (n) =>
        pick([
          `${n} लाख`,
          `${devanagari(String(n))} लाख`,
          `₹${n} लाख`,
          `₹${devanagari(String(n))} लाख`,
          `${n} लाख रुपये`,
        ]),
      thousand: (n) => pick([`${n} हजार`, `${devanagari(String(n))} हज़ार`]),
      area: (n) => pick([`${n} वर्ग फुट`, `${devanagari(String(n))} वर्ग फीट`]),
      rent: 'किराये पर',
      places: DEVANAGARI_PLACES.map(({ text, set }) => ({ text: `${text} में`, set })),
      qualities: [
        { text: 'लिफ्ट वाला', set: { amenities: ['lift'] } },
        { text: 'पूर्व मुखी', set: { facing: ['east'] } },
        { text: 'फर्निश्ड', set: { furnishing: ['furnished'] } },
        { text: 'तीसरी मंजिल', set: { minFloor: 3, maxFloor: 3 } },
      ],
      refusals: [
        (what) => `${what} नहीं चाहिए`,
        (what) => `${what} नहीं`,
        (what) => `${what} छोड़कर`,
        (what) => `${what} के अलावा`,
        (what) => `बिना ${what}`,
      ],
      refusable: [
        without('', { ...EAST, text: 'दक्षिण मुखी' }),
        without('', { ...LIFT, text: 'लिफ्ट' }),
        without('', { ...PRATAP, text: 'प्रताप नगर' }),
      ],
      fillers: ['चाहिए', 'मुझे चाहिए', 'कृपया', 'दिखाइए', 'नमस्ते'],
      plot: 'प्लॉट',
    },
    {
      name: 'Marathi',
      rooms: (n) =>
        pick([`${n} बीएचके`, `${devanagari(String(n))} बीएचके`, `${['', 'एक', 'दोन', 'तीन', 'चार'][n]} बीएचके`]),
      limits: [
        ...['ांपर्यंत', 'ांच्या आत', 'ांपेक्षा कमी', 'ांखाली', 'ांपेक्षा जास्त नको'].map(
          (word) => ['max', (amount: string) => `${amount}${word}`] as const,
        ),
        ...['ांपेक्षा जास्त', 'ांहून जास्त', 'ांच्या वर', 'ांपेक्षा कमी नको', 'ांपासून'].map(
          (word) => ['min', (amount: string) => `${amount}${word}`] as const,
        ),
        ['about', (amount) => `${amount}ांच्या आसपास`],
        ['about', (amount) => `${amount}ांच्या जवळपास`],
        ['about', (amount) => `अंदाजे ${amount}`],
        ['max', (amount) => `कमाल ${amount}`],
        ['min', (amount) => `किमान ${amount}`],
        ['max', (amount) => `जास्तीत जास्त ${amount}`],
        ['none', (amount) => amount],
      ],
      between: (low, high) =>
        pick([`${low} ते ${high}`, `${low} ते ${high}ांच्या दरम्यान`, `${low} लाखांपासून ${high}ांपर्यंत`]),
      lakh: (n) => pick([`${n} लाख`, `${devanagari(String(n))} लाख`, `₹${n} लाख`]),
      thousand: (n) => pick([`${n} हजार`, `${devanagari(String(n))} हजार`]),
      area: (n) => pick([`${n} चौरस फूट`, `${devanagari(String(n))} चौरस फूट`]),
      rent: 'भाड्याने',
      places: [
        ...DEVANAGARI_PLACES.map(({ text, set }) => ({ text: `${text} मध्ये`, set })),
        locality('धरमपेठमध्ये', 'dharampeth'),
        locality('बेसात', 'besa'),
      ],
      qualities: [
        { text: 'लिफ्ट असलेला', set: { amenities: ['lift'] } },
        { text: 'पूर्वाभिमुख', set: { facing: ['east'] } },
        { text: 'फर्निश्ड', set: { furnishing: ['furnished'] } },
        { text: 'तिसरा मजला', set: { minFloor: 3, maxFloor: 3 } },
        { text: 'तिसऱ्या मजल्यावर', set: { minFloor: 3, maxFloor: 3 } },
      ],
      refusals: [
        (what) => `${what} नको`,
        (what) => `${what} सोडून`,
        (what) => `${what} नाही चालणार`,
        (what) => `${what} वगळून`,
      ],
      refusable: [
        without('', { ...EAST, text: 'दक्षिण मुखी' }),
        without('', { ...LIFT, text: 'लिफ्ट' }),
        without('', { ...PRATAP, text: 'प्रताप नगर' }),
      ],
      fillers: ['पाहिजे', 'मला हवे', 'कृपया', 'दाखवा', 'नमस्कार'],
      plot: 'प्लॉट',
    },
    {
      name: 'Marathi in Latin letters',
      rooms: (n) => pick([`${n} bhk`, `${['', 'ek', 'don', 'tin', 'char'][n]} bhk`]),
      limits: [
        ...[' paryant', ' chya aat', ' peksha kami', 'anparyant', ' peksha jast nako'].map(
          (word) => ['max', (amount: string) => `${amount}${word}`] as const,
        ),
        ...[' peksha jast', ' chya var', ' peksha kami nako', ' pasun'].map(
          (word) => ['min', (amount: string) => `${amount}${word}`] as const,
        ),
        ['about', (amount) => `${amount} chya aaspaas`],
        ['about', (amount) => `sumare ${amount}`],
        ['about', (amount) => `andaje ${amount}`],
        ['min', (amount) => `kiman ${amount}`],
        ['max', (amount) => `jastit jast ${amount}`],
        ['none', (amount) => amount],
      ],
      between: (low, high) => pick([`${low} te ${high}`, `${low} lakh pasun ${high} paryant`]),
      lakh: (n) => pick([`${n} lakh`, `₹${n} lakh`, `${n} lakh rupaye`]),
      thousand: (n) => `${n} hajar`,
      area: (n) => pick([`${n} sqft`, `${n} chauras foot`]),
      rent: pick(['bhadyane', 'rent var']),
      places: PLACES.map(({ text, set }) => ({ text: `${text} madhe`, set })),
      qualities: [
        { text: 'lift asleli', set: { amenities: ['lift'] } },
        { text: 'purva mukhi', set: { facing: ['east'] } },
        { text: 'furnished', set: { furnishing: ['furnished'] } },
        { text: 'tisrya majlyavar', set: { minFloor: 3, maxFloor: 3 } },
      ],
      refusals: [(what) => `${what} nako`, (what) => `${what} sodun`, (what) => `${what} chalnar nahi`],
      refusable: [without('', { ...EAST, text: 'dakshin mukhi' }), without('', LIFT), without('', PRATAP)],
      fillers: ['pahije', 'mala pahije', 'dakhva', 'krupaya'],
      plot: 'plot',
    },
  ];

  const limitSet = (
    bound: 'max' | 'min' | 'about' | 'none',
    name: 'Price' | 'Area',
    value: number,
  ): Search => {
    const side = bound === 'none' ? (name === 'Price' ? 'max' : 'about') : bound;
    const about = { [`min${name}`]: Math.round(value * 0.9), [`max${name}`]: Math.round(value * 1.1) };
    return (side === 'about' ? about : { [`${side}${name}`]: value }) as Search;
  };

  type Made = { text: string; set: Search };
  /** A wish for rooms or a plot, with a budget, a place and a quality in any order. */
  function wish(language: Language, parts: 'home' | 'plot' | 'rent'): { parts: Made[] } {
    const [bound, write] = pick(language.limits);
    const made: Made[] = [];
    if (parts === 'plot') {
      const area = pick([1000, 1200, 1500, 2000, 2400]);
      const [areaBound, writeArea] = pick(
        language.limits.filter(([, limit]) => !/budget/.test(limit('x')) && !/^x[ा-ौ]|^xan/.test(limit('x'))),
      );
      made.push(
        { text: language.plot, set: { category: 'Plots' } },
        { text: writeArea(language.area(area)), set: limitSet(areaBound, 'Area', area) },
      );
    } else made.push({ text: language.rooms(2), set: { bedrooms: [2] } });
    const rooms = made[0]!;
    if (parts === 'home') {
      const n = pick([1, 2, 3, 4]);
      Object.assign(rooms, { text: language.rooms(n), set: { bedrooms: [n] } });
    }
    if (parts === 'rent') {
      const n = pick([8, 12, 15, 20, 25]);
      const plain = language.limits.filter(([, limit]) => !/^x[ा-ौ]|^xan/.test(limit('x')));
      const [side, put] = pick(plain.length > 0 ? plain : language.limits);
      made.push(
        { text: language.rent, set: { type: 'rent' } },
        { text: put(language.thousand(n)), set: limitSet(side, 'Price', n * 1000) },
      );
    } else if (random() < 0.2) {
      const low = pick([20, 30, 40, 50]);
      made.push({
        text: language.between(
          String(low),
          language
            .lakh(low + 10)
            .replace(/^(?:₹|Rs\.?|INR|rs) ?/, '')
            .replace(/,00,000/, ' lakh'),
        ),
        set: { minPrice: low * 100_000, maxPrice: (low + 10) * 100_000 },
      });
    } else {
      const n = pick([15, 25, 35, 45, 55, 60, 75, 80, 90]);
      const amount = /^x[ा-ौ]/.test(write('x'))
        ? `${n} लाख`
        : /^xan/.test(write('x'))
          ? `${n} lakh`
          : language.lakh(n);
      made.push({ text: write(amount), set: limitSet(bound, 'Price', n * 100_000) });
    }
    if (random() < 0.8) made.push(pick(language.places));
    if (parts !== 'plot' && random() < 0.7) made.push(pick(language.qualities));
    return { parts: made };
  }

  const searchOf = (parts: readonly Made[]): Search =>
    Object.assign({ city: 'nagpur' }, ...parts.map(({ set }) => set));
  const SEPARATORS = [' ', ' ', ' ', ', ', '. ', ' - ', '\n', '; ', ' | ', ' • '];
  const write = (parts: readonly Made[]): string =>
    parts.map(({ text }, i) => (i === 0 ? text : pick(SEPARATORS) + text)).join('');
  const sorted = (search: Search) =>
    JSON.stringify(
      Object.entries(search)
        .filter(([key]) => key !== 'sort')
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]),
    );

  const SENTENCES = 400;
  const wrongOf = (made: readonly { text: string; set: Search }[]): string[] =>
    made.flatMap(({ text, set }) => {
      const found = sorted(parsePhrasing(text).search);
      return found === sorted(set)
        ? []
        : [`${JSON.stringify(text)}\n  expected ${sorted(set)}\n  is ${found}`];
    });

  describe.each(LANGUAGES)('sentences composed in $name', (language) => {
    const kinds = ['home', 'home', 'plot', 'rent'] as const;

    test('become their parts in any order and with any separator', () => {
      const made = Array.from({ length: SENTENCES }, () => {
        const { parts } = wish(language, pick(kinds));
        return { text: write(shuffled(parts)), set: searchOf(parts) };
      });
      expect(wrongOf(made).join('\n')).toBe('');
    });

    test('lose exactly the refused part', () => {
      const made = Array.from({ length: SENTENCES / 2 }, () => {
        const { parts } = wish(language, pick(['home', 'plot'] as const));
        const out = pick(
          language.refusable.filter(
            ({ set }) =>
              !parts.some((part) => Object.keys(set).some((key) => key in part.set && key !== 'locality')),
          ),
        );
        const refused = { text: pick(language.refusals)(out.text), set: out.refused };
        const all = [...parts, refused];
        const text =
          random() < 0.5
            ? [...parts.map((part) => part.text), refused.text].join(pick([' ', ', ', '. ']))
            : [refused.text, ...parts.map((part) => part.text)].join(pick([', ', '. ']));
        return { text, set: searchOf(all) };
      });
      expect(wrongOf(made).join('\n')).toBe('');
    });

    test('keep their meaning with politeness and with an unknown word', () => {
      const made = Array.from({ length: SENTENCES / 2 }, () => {
        const { parts } = wish(language, pick(kinds));
        const more = random() < 0.5 ? pick(language.fillers) : 'zxqwv';
        const texts = shuffled(parts).map(({ text }) => text);
        const all = random() < 0.5 ? [more, ...texts] : [...texts, more];
        return { text: all.join(' '), set: searchOf(parts) };
      });
      expect(wrongOf(made).join('\n')).toBe('');
    });
  });

  describe('a quantity beside a budget', () => {
    type Bound = 'max' | 'min';
    type Limit = { bound: Bound; write: (what: string) => string; strict: boolean };
    const limits = (
      bound: Bound,
      words: string,
      write: (what: string, word: string) => string,
      strict = false,
    ) => words.split(', ').map((word): Limit => ({ bound, write: (what) => write(what, word), strict }));
    const [ahead, behind] = [
      (what: string, word: string) => `${word} ${what}`,
      (what: string, word: string) => `${what} ${word}`,
    ];
    /** "Less than" excludes the whole number itself. */
    const whole = (name: string, n: number) => (bound: Bound, strict: boolean) => ({
      [`${bound}${name}`]: n + (strict ? (bound === 'max' ? -1 : 1) : 0),
    });
    const measured = (name: string, n: number) => (bound: Bound) => ({ [`${bound}${name}`]: n });
    type Slot = readonly [
      text: (limit: Limit['write']) => string,
      set: (bound: Bound, strict: boolean) => Search,
      only?: Bound,
    ];
    const TONGUES: Record<string, { rooms: string; limits: Limit[]; amounts: string[]; slots: Slot[] }> = {
      English: {
        rooms: '2 bhk',
        limits: [
          ...limits('max', 'under, below, less than', ahead, true),
          ...limits('max', 'up to, upto, max, at most, not more than, not above', ahead),
          ...limits('min', 'above, more than, over', ahead, true),
          ...limits('min', 'at least, min, minimum, not less than, not below', ahead),
        ],
        amounts: [
          '50 lakh',
          '₹50 lakh',
          'Rs. 50 lakh',
          'Rs 50,00,000',
          '50 lakh rs',
          '50 lakh rupees',
          '50L',
        ],
        slots: [
          [(limit) => limit('3rd floor'), whole('Floor', 3)],
          [(limit) => limit('2 bathrooms'), whole('Bathrooms', 2)],
          [(limit) => limit('2 parking'), whole('Parking', 2)],
          [(limit) => limit('900 sqft'), measured('Area', 900)],
          [(limit) => `carpet ${limit('900')}`, measured('Area', 900)],
          [(limit) => limit('900 carpet'), measured('Area', 900)],
          [(limit) => limit('₹5,000/sqft'), measured('Rate', 5000)],
          [(limit) => `road ${limit('30 ft')}`, measured('RoadWidth', 30), 'min'],
          [(limit) => `maintenance ${limit('₹800')}`, measured('Maintenance', 800), 'max'],
          [(limit) => `deposit ${limit('50k')}`, () => ({ type: 'rent', maxDeposit: 50_000 }), 'max'],
          [(limit) => `emi ${limit('₹25,000')}`, measured('Emi', 25_000), 'max'],
          [(limit) => limit('5 years old'), measured('AgeYears', 5), 'max'],
          [() => 'maintenance ₹800', () => ({ maxMaintenance: 800 })],
          [() => '3rd floor', () => ({ minFloor: 3, maxFloor: 3 })],
          [() => '2 bathrooms', () => ({ minBathrooms: 2 })],
          [() => '1200 sqft', () => ({ minArea: 1080, maxArea: 1320 })],
        ],
      },
      Hinglish: {
        rooms: '2 bhk',
        limits: [
          ...limits('max', 'se kam, se niche', behind, true),
          ...limits('max', 'tak, se zyada nahi', behind),
          ...limits('min', 'se zyada, se upar', behind, true),
          ...limits('min', 'se kam nahi', behind),
        ],
        amounts: ['50 lakh', '₹50 lakh', '50 lakh rs', '50 lakh rupaye', 'Rs. 50,00,000'],
        slots: [
          [(limit) => limit('3rd floor'), whole('Floor', 3)],
          [(limit) => limit('900 sqft'), measured('Area', 900)],
          [(limit) => `carpet ${limit('900')}`, measured('Area', 900)],
          [(limit) => limit('5000 per sqft'), measured('Rate', 5000)],
          [(limit) => limit('emi 25000'), measured('Emi', 25_000), 'max'],
          [(limit) => limit('maintenance ₹2000'), measured('Maintenance', 2000), 'max'],
          [() => 'teesri manzil', () => ({ minFloor: 3, maxFloor: 3 })],
        ],
      },
      Hindi: {
        rooms: '२ बीएचके',
        limits: [
          ...limits('max', 'से कम', behind, true),
          ...limits('max', 'तक, से ज्यादा नहीं', behind),
          ...limits('min', 'से ज्यादा, से ऊपर', behind, true),
          ...limits('min', 'से कम नहीं', behind),
        ],
        amounts: ['50 लाख', '₹५० लाख', '५० लाख रुपये', '₹50 लाख'],
        slots: [
          [(limit) => limit('तीसरी मंजिल'), whole('Floor', 3)],
          [(limit) => limit('900 वर्ग फुट'), measured('Area', 900)],
          [(limit) => limit('ईएमआई 25 हजार'), measured('Emi', 25_000), 'max'],
          [() => '2 बाथरूम', () => ({ minBathrooms: 2 })],
        ],
      },
    };

    test.each(Object.entries(TONGUES))('gets its own limit before or after it in %s', (_, tongue) => {
      const made = Array.from({ length: SENTENCES }, () => {
        const [text, set, only] = pick(tongue.slots);
        const its = pick(tongue.limits.filter(({ bound }) => !only || bound === only));
        const of = random() < 0.2 ? undefined : pick(tongue.limits);
        const amount = pick(tongue.amounts);
        const parts = shuffled([text(its.write), of ? of.write(amount) : amount]);
        const search = { city: 'nagpur', bedrooms: [2], [`${of?.bound ?? 'max'}Price`]: 5_000_000 };
        return {
          text: [tongue.rooms, ...parts].join(pick([' ', ', '])),
          set: { ...search, ...set(its.bound, its.strict) } as Search,
        };
      });
      expect(wrongOf(made).join('\n')).toBe('');
    });
  });

  describe('words whose meaning depends on their neighbours', () => {
    const each = <T>(...lists: readonly (readonly T[])[]): T[][] =>
      lists.reduce<T[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);
    const searchIn = (text: string) => {
      const { city: _, sort: __, ...search } = parsePhrasing(text).search;
      return search;
    };
    const expectAll = (rows: readonly (readonly [text: string, search: Search])[]) =>
      expect(rows.map(([text]) => [text, searchIn(text)])).toEqual(rows);

    test("reads a number of floors as the building's, and excludes no home by it", () => {
      const kinds = ['commercial building', 'shop', 'house', 'imarat', 'बिल्डिंग'];
      const counts = ['3 floors', 'at least 3 floors', 'tin majle', '३ मजले', '3 मंजिलें'];
      for (const [kind, count] of each(kinds, counts))
        for (const text of [`${kind} ${count} besa`, `${count} ${kind} besa`]) {
          const { search, unrecognised } = parsePhrasing(text);
          expect([text, search.minFloor, search.maxFloor]).toEqual([text, undefined, undefined]);
          expect(unrecognised.join()).toMatch(/3|tin|३/);
        }
      expectAll([['flat up to 3 floors', { category: 'Residential', maxFloor: 3 }]]);
    });

    test('reads a place for a purpose as that purpose and not as land', () => {
      const shop: Search = { category: 'Commercial', subType: ['shop'] };
      const office: Search = { category: 'Commercial', subType: ['office'] };
      expectAll([
        ...each(['जागा', 'jaga', 'jagah'], ['दुकानासाठी', 'dukan sathi', 'dukan ke liye']).map(
          ([place, what]) => [`${what} ${place}`, shop] as const,
        ),
        ...each(['जागा', 'जगह'], ['कार्यालयासाठी', 'ऑफिससाठी', 'ऑफिस के लिए']).map(
          ([place, what]) => [`${what} ${place}`, office] as const,
        ),
      ]);
    });

    test("reads a place alone as land, and a shop's furniture as no furnishing", () => {
      expectAll(
        ['jaga', 'चांगली जागा', 'गुंतवणुकीसाठी चांगली जागा'].map((text) => [text, { category: 'Plots' }] as const),
      );
      for (const text of ['furniture shop for rent', 'furniture market ke paas 2 bhk'])
        expect([text, parsePhrasing(text).search.furnishing]).toEqual([text, undefined]);
    });

    test('reads "near" in any order', () => {
      const near = { near: 'school', bedrooms: [2] };
      expectAll(
        [
          'paas me school',
          'school paas me',
          'पास में स्कूल हो',
          'जवळ शाळा',
          'javal shala havi',
          'school nearby',
        ].flatMap((text) =>
          [`2 bhk, ${text}`, `2 bhk ${text}`, `${text}, 2 bhk`].map((one) => [one, near] as const),
        ),
      );
    });

    test('reads a budget before a question about a loan', () => {
      for (const [budget, loan] of each(
        ['budget 35 lakh', 'बजेट ₹35 लाख'],
        ['loan milega kya', 'loan ho jayega', 'loan'],
      ))
        expectAll([[`flat ${budget} ${loan}`, { category: 'Residential', maxPrice: 3_500_000 }]]);
    });

    test('reads a monthly amount as rent after any other measure', () => {
      for (const [month, limit] of each(['pm', 'per month', 'monthly'], ['max', 'under', 'upto', '']))
        expectAll([
          [
            `shop 300 sqft, ${limit} 25000 ${month}`,
            {
              category: 'Commercial',
              subType: ['shop'],
              minArea: 270,
              maxArea: 330,
              type: 'rent',
              maxPrice: 25_000,
            },
          ],
        ]);
    });

    test('recognises a road in each language', () => {
      expectAll(
        ['wardha rasta', 'wardha road', 'वर्धा रस्ता', 'वर्धा रस्त्यावर', 'वर्धा रोडवर'].map((road) => [
          `${road} plot`,
          { locality: ['wardha-road'], category: 'Plots' },
        ]),
      );
    });

    test('reads a distance from a place as a maximum', () => {
      expectAll(
        ['metro pasun 2 km', 'मेट्रोपासून २ किमी', 'metro se 2 km'].map((text) => [
          `2 bhk ${text}`,
          { near: 'metro', within: 2, bedrooms: [2] },
        ]),
      );
    });

    test('ends a refusal at "but"', () => {
      const refused = new Map<string, Search>([
        ['gaon side nahi', {}],
        ['wadi nahi', { notLocality: ['wadi'] }],
        ['corner nahi', { notCorner: ['yes'] }],
      ]);
      for (const [but, side] of each(['lekin', 'par', 'but', 'magar'], [...refused.keys()]))
        expectAll([
          [`plot lena hai ${but} ${side}`, { category: 'Plots', type: 'sale', ...refused.get(side!) }],
          [`kharidna hai plot ${but} ${side}`, { category: 'Plots', type: 'sale', ...refused.get(side!) }],
        ]);
    });

    test('does not search for the shop above or below a home', () => {
      expectAll(
        ['flat above shop', 'dukan ke upar wala flat', 'दुकान के ऊपर वाला फ्लैट', 'flat dukan ke niche'].map(
          (text) => [text, { category: 'Residential' }],
        ),
      );
      expectAll([['दुकानाच्या वर घर भाड्याने', { category: 'Residential', type: 'rent' }]]);
    });

    test('understands refused furniture in each language', () => {
      expectAll(
        ['furniture nako', 'फर्निचर नको', 'फर्निचर नसलेला', 'फर्नीचर नहीं'].map((text) => [
          `${text} 2 bhk`,
          { furnishing: ['unfurnished'], bedrooms: [2] },
        ]),
      );
    });
  });

  describe('two homes with two budgets', () => {
    const HOMES: Part[] = [
      { text: '2 bhk', set: { bedrooms: [2] } },
      { text: '3 BHK', set: { bedrooms: [3] } },
      { text: 'plot', set: { category: 'Plots' } },
      { text: 'villa', set: { category: 'Villas' } },
      { text: '1 bhk flat', set: { bedrooms: [1], category: 'Residential' } },
    ];

    test('are found by the wider search, with each as a branch', () => {
      const wrong = Array.from({ length: SENTENCES / 2 }, () => {
        const [one, other] = shuffled(HOMES);
        const [cheap, dear] = [pick([20, 25, 40]), pick([55, 75, 90])];
        const texts = shuffled([
          `${one!.text} ${pick(['', 'under ', '₹'])}${cheap} lakh`,
          `${other!.text} ${pick(['', 'upto ', 'Rs. '])}${dear}L`,
        ]);
        const text = texts.join(pick([' or ', ' ya ', ', or '])) + pick(['', ' in besa']);
        const { search, either, unrecognised } = parsePhrasing(text);
        const branches = [
          { ...one!.set, maxPrice: cheap * 100_000 },
          { ...other!.set, maxPrice: dear * 100_000 },
        ];
        const isRight =
          unrecognised.length === 0 &&
          search.maxPrice === dear * 100_000 &&
          (search.category === undefined || one!.set.category === other!.set.category) &&
          either.map(sorted).sort().join() === branches.map(sorted).sort().join();
        return isRight ? [] : [`${text}: ${sorted(search)} ${either.map(sorted)} ${unrecognised}`];
      }).flat();
      expect(wrong.join('\n')).toBe('');
    });

    test.each([
      ['3 bhk flat or 4 bhk bungalow under 1 crore', { bedrooms: [3, 4], maxPrice: 10_000_000 }],
      ['2 bhk 45L, 3bhk 65L options', { bedrooms: [2, 3], maxPrice: 6_500_000 }],
      ['2bhk flat or plot', {}],
    ])('reads "%s" as two branches', (text, asked) => {
      const { search, either } = parsePhrasing(text);
      expect(search).toEqual({ city: 'nagpur', ...asked });
      expect(either).toHaveLength(2);
    });

    test('applies rooms before two kinds of home to both', () => {
      expect(parsePhrasing('3 bhk flat or row house')).toMatchObject({
        search: { bedrooms: [3] },
        either: [],
      });
    });
  });
});

describe('wishes', () => {
  /** The filters read, without the city that every search has. */
  function read(text: string) {
    const { search, words, preferred, unrecognised } = parsePhrasing(text);
    const { city: _, ...asked } = search;
    return { asked, words, unrecognised, liked: writePreferred(preferred.map(({ set }) => set)) };
  }

  describe('preferences', () => {
    test.each([
      ['2bhk besa east facing preferred', { bedrooms: [2], locality: ['besa'] }, 'facing.east'],
      ['2bhk north or east facing preferred', { bedrooms: [2] }, 'facing.north_facing.east'],
      ['preferably lift 2bhk', { bedrooms: [2] }, 'amenities.lift'],
      ['2bhk in besa if possible with parking', { bedrooms: [2], locality: ['besa'] }, 'amenities.parking'],
      ['3bhk under 60 lakh lift ho to accha', { bedrooms: [3], maxPrice: 6_000_000 }, 'amenities.lift'],
      ['besa preferred 2bhk 40 lakh', { bedrooms: [2], maxPrice: 4_000_000 }, 'locality.besa'],
      ['furnished preferred rent 15000', { type: 'rent', maxPrice: 15_000 }, 'furnishing.furnished'],
      ['शक्यतो गार्डन असलेला 2bhk', { bedrooms: [2] }, 'amenities.garden'],
      ['पूर्वमुखी असेल तर उत्तम 2bhk', { bedrooms: [2] }, 'facing.east'],
      ['लिफ्ट हो तो अच्छा 3bhk', { bedrooms: [3] }, 'amenities.lift'],
      ['2bhk lift if available, parking must', { bedrooms: [2], amenities: ['parking'] }, 'amenities.lift'],
      ['शक्यतो बेसा मध्ये 2bhk', { bedrooms: [2] }, 'locality.besa'],
      ['3rd floor preferred 2bhk', { bedrooms: [2] }, 'minFloor.3_maxFloor.3'],
      ['pehla majla prefer karenge 2bhk', { bedrooms: [2] }, 'minFloor.1_maxFloor.1'],
      ['2bhk ground floor ko preference denge', { bedrooms: [2] }, 'minFloor.0_maxFloor.0'],
      ['besa la pradhanya deu 1bhk', { bedrooms: [1] }, 'locality.besa'],
      ['we would love a lift 2bhk', { bedrooms: [2] }, 'amenities.lift'],
      ['would love to have a garden 3bhk', { bedrooms: [3] }, 'amenities.garden'],
      ['3bhk if possible under 60 lakh', { bedrooms: [3] }, 'maxPrice.6000000'],
      ['2bhk 50 lakh max if possible', { bedrooms: [2] }, 'maxPrice.5000000'],
      ['2bhk preferably not ground floor', { bedrooms: [2] }, 'notFloor.0'],
      ['vastu preferred corner plot', { category: 'Plots', corner: ['yes'] }, 'vastu.yes'],
      ['2nd floor ideally, max 4th', { maxFloor: 4 }, 'minFloor.2_maxFloor.2'],
      ['resale preferred 2bhk', { bedrooms: [2] }, 'saleOf.resale'],
      ['not 2bhk preferably with lift', { bedrooms: [1, 3, 4, 5] }, 'amenities.lift'],
      ['no plot, ideally east facing', { notCategory: ['Plots'] }, 'facing.east'],
      ['no 1 bhk hopefully with garden', { bedrooms: [2, 3, 4, 5] }, 'amenities.garden'],
    ])('ranks by the preference in "%s" without excluding homes', (text, asked, liked) => {
      expect(read(text)).toEqual({ asked, words: [], unrecognised: [], liked });
    });

    test('names a preference that no listing can fulfil', () => {
      expect(read('bina brokerage ho to accha 1bhk rent')).toEqual({
        asked: { bedrooms: [1], type: 'rent' },
        words: [],
        unrecognised: ['bina brokerage'],
        liked: '',
      });
    });

    test('names a dislike', () => {
      expect(read('flat preferred over plot').unrecognised).toEqual(['over plot']);
    });

    test.each(['2bhk prefer besa', 'i prefer 2bhk in besa', 'preferred location: besa 2bhk'])(
      'searches for rooms and a place after "prefer": "%s"',
      (text) => {
        expect(read(text)).toEqual({
          asked: { bedrooms: [2], locality: ['besa'] },
          words: [],
          unrecognised: [],
          liked: '',
        });
      },
    );
  });

  describe('conditions of conditions', () => {
    test.each(['agar lift hai to koi bhi floor chalega', 'lift ho to 3rd floor nahi to ground floor'])(
      'names all of "%s" and excludes no home',
      (text) => {
        const { asked, unrecognised } = read(text);
        expect(asked).toEqual({});
        expect(unrecognised).toHaveLength(1);
      },
    );
  });

  describe('fractions', () => {
    const CRORE = 10_000_000;
    const SHARES = [
      ['half', 0.5],
      ['quarter', 0.25],
    ] as const;
    const written = SHARES.flatMap(([word, share]) => [
      ...[`a crore and a ${word}`, `one and a ${word} crore`, `1 crore and ${word}`].map(
        (text) => [`flat ${text}`, { category: 'Residential', maxPrice: (1 + share) * CRORE }] as const,
      ),
      ...[`${word} acre`, `${word} an acre`].map((text) => [`plot ${text}`, areaOf(share)] as const),
      [`plot an acre and a ${word}`, areaOf(1 + share)] as const,
    ]);
    function areaOf(acres: number) {
      const [low, high] = [0.9, 1.1].map((part) => Math.round(acres * 43_560 * part));
      return { category: 'Plots', minArea: low, maxArea: high };
    }
    test.each(written)('adds them to "%s"', (text, asked) => {
      expect(read(text)).toMatchObject({ asked, words: [], unrecognised: [] });
    });
  });

  test.each(
    ['percent', '%', 'pct', 'प्रतिशत', 'टक्के'].flatMap((sign) =>
      ['3bhk rent', 'flat', 'rented shop', '2bhk under 60 lakh'].map((home) => [home, `6 ${sign}`] as const),
    ),
  )('names a share beside "%s" and reads no amount from it: %s', (home, share) => {
    const plain = read(home).asked;
    const { asked, unrecognised } = read(`${home} ${share}`);
    expect([asked, unrecognised]).toEqual([plain, [share]]);
  });

  test.each(
    (
      [
        ['north', 'uttar', 'उत्तर', 'उत्तरेला'],
        ['south', 'dakshin', 'दक्षिण', 'दक्षिणेला'],
        ['east', 'purva', 'पूर्व', 'पूर्वेला'],
        ['west', 'pashchim', 'पश्चिम', 'पश्चिमेला'],
      ] as const
    ).flatMap(([facing, latin, devanagari, towards]) =>
      [
        `plot ka muh ${latin} me`,
        `${latin} ka plot`,
        `प्लॉट जिसका मुँह ${devanagari} में हो`,
        `${devanagari} का प्लॉट`,
        `तोंड ${towards} असलेला प्लॉट`,
        `plot facing ${facing}`,
      ].map((text) => [text, facing] as const),
    ),
  )('reads the direction in "%s"', (text, facing) => {
    expect(read(text).asked).toEqual({ category: 'Plots', facing: [facing] });
  });

  test('reads "na" in a search for land as the order of the collector', () => {
    expect(read('plot besa & na').asked).toMatchObject({ naOrder: ['na'], category: 'Plots' });
  });

  test('reads both ends of a possession date', () => {
    expect(read('2bhk possession after dec 2026 but before june 2027').asked).toMatchObject({
      minPossessionDate: '2027-01-01',
      maxPossessionDate: '2027-05-31',
    });
  });

  test('names a low deposit, and does not limit rooms by it', () => {
    expect(read('1bhk rent min deposit')).toMatchObject({
      asked: { bedrooms: [1], type: 'rent' },
      unrecognised: ['min deposit'],
    });
  });

  test('does not take an institution for a misspelt place', () => {
    expect(read('plot vanshala besa')).toMatchObject({ asked: { locality: ['besa'] }, words: ['vanshala'] });
  });
});

describe('lists of kinds', () => {
  const FLATS = ['flat', 'penthouse', 'studio'];
  const VILLAS = ['villa', 'bungalow', 'row-house'];
  const LANGUAGES = [
    {
      joints: [' or ', ' and ', ', ', ' / '],
      kinds: { flat: FLATS, 'row house': ['row-house'], villa: VILLAS, shop: ['shop'], studio: ['studio'] },
      plot: 'plot',
      near: 'in besa under 60 lakh',
    },
    {
      joints: [' किंवा ', ' आणि ', ', '],
      kinds: { फ्लॅट: FLATS, 'रो हाऊस': ['row-house'], बंगला: VILLAS, दुकान: ['shop'] },
      plot: 'प्लॉट',
      near: 'बेसा 60 लाखांपर्यंत',
    },
    {
      joints: [' या ', ' और ', ', '],
      kinds: { फ्लैट: FLATS, 'रो हाउस': ['row-house'], विला: VILLAS, दुकान: ['shop'] },
      plot: 'प्लॉट',
      near: 'बेसा 60 लाख तक',
    },
  ] as const;
  const categoryOf = (subTypes: readonly string[]) =>
    subTypes === FLATS || subTypes[0] === 'studio' ? 'home' : subTypes[0] === 'shop' ? 'shop' : 'villa';
  const lists = LANGUAGES.flatMap(({ joints, kinds, plot, near }) => {
    const names = Object.entries(kinds) as [string, readonly string[]][];
    return names.flatMap(([one, subTypes]) =>
      names
        .filter(([, others]) => categoryOf(subTypes) !== categoryOf(others))
        .flatMap(([other, others]) =>
          joints.map((joint) => ({
            text: `${one}${joint}${other} ${near}`,
            withPlot: `${one}${joint}${plot}${joint}${other} ${near}`,
            subTypes: [...new Set([...subTypes, ...others])].sort(),
          })),
        ),
    );
  });

  test.each(lists)('finds either kind of "$text"', ({ text, subTypes }) => {
    const { search } = parsePhrasing(text);
    expect(search).toMatchObject({ locality: ['besa'], maxPrice: 6_000_000 });
    expect(search).not.toHaveProperty('category');
    expect([...(search.subType ?? [])].sort()).toEqual(subTypes);
  });

  test.each(lists)('excludes no kind of "$withPlot", because plots have no sub-types', ({ withPlot }) => {
    const { search } = parsePhrasing(withPlot);
    expect(search).toMatchObject({ locality: ['besa'], maxPrice: 6_000_000 });
    expect(search).not.toHaveProperty('category');
    expect(search).not.toHaveProperty('subType');
  });
});
