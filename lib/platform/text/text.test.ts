import fc from 'fast-check';
import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { codePoint } from '@/test/schema-arbitrary';
import { cleanInput, cleanText } from './clean';
import { changesBetween, diff } from './diff';
import { foldOf, foldsOf, storedFoldsOf } from './fold';
import { iriOf } from './iri';
import { termsOf, wordsOf } from './search-terms';
import { slugify, withoutAccents } from './slug';
import { numberOfText } from './text-number';

describe('clean', () => {
  useTestDb();

  test.each([
    ['\u0000Flat\u0001 in\u007f Nagpur\u0085', 'Flat in Nagpur'],
    ['\u202egnp.exe\u202c \u2066x\u2069', 'gnp.exe x'],
    ['\ud800 half \udc00', ' half '],
    ['\ufeffTitle', 'Title'],
    ['a\u061cb\u200ec\u200fd\u206ae', 'abcde'],
    ['hidden \u{e0041}\u{e007f}words\uffff\u{1ffff}\ufdd0 \ufff9here\ufffb', 'hidden words here'],
    // the flag of Scotland
    [
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    // zero-width blanks, fillers, soft hyphens, variation selectors, and the joint between a value and its ending
    ['a\u200bb\u2060c\u00add\u034fe\u3164f\uffa0g\u115fh\u180ei\ufe00j\u{e0100}k\ufffcl', 'abcdefghijkl'],
    ['Asha\u200d \u200cRao\ufe0f\u200d', 'Asha Rao'],
    ['\u2800\u200d\u3164', ' '],
    ['आशा\u200d\u200c राव', 'आशा राव'],
    [
      'र्\u200d क्\u200c ❤\ufe0f 1\ufe0f\u20e3 👁\ufe0f\u200d🗨\ufe0f',
      'र्\u200d क्\u200c ❤\ufe0f 1\ufe0f\u20e3 👁\ufe0f\u200d🗨\ufe0f',
    ],
    ['one\u2028two\u2029three\rfour\r\n', 'one\ntwo\nthree\nfour\r\n'],
    ['two\nlines\tand\r\na tab', 'two\nlines\tand\r\na tab'],
    ['क्\u200dष, र्\u200cय 😀 👨\u200d👩\u200d👧', 'क्\u200dष, र्\u200cय 😀 👨\u200d👩\u200d👧'],
  ])('cleans %j to %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  test('cleans a long text of invisible letters without delay', () => {
    const started = process.cpuUsage();
    expect(cleanText('\u{e0041}'.repeat(200_000))).toBe('');
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
  });

  test('cleaned text can be stored anywhere, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(new TextDecoder().decode(new TextEncoder().encode(clean))).toBe(clean);
      }),
    );
  });

  test('cleaning invisible letters in any order again changes nothing', () => {
    const letters = fc.constantFrom(
      'a',
      ' ',
      'र',
      '\u094d',
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u2060',
      '😀',
      '\u2800',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
        const clean = cleanText(parts.join(''));
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  test('cleans every text of an input at any depth, except for passwords', () => {
    const input = { title: 'a\u202eb', list: [{ note: '\u0000' }], n: 1, newPassword: 'p\u0001', none: null };
    expect(cleanInput(input)).toEqual({
      title: 'ab',
      list: [{ note: '' }],
      n: 1,
      newPassword: 'p\u0001',
      none: null,
    });
  });

  test('a handler never gets harmful characters in a body or a query', async () => {
    const schema = z.object({ name: z.string() });
    const reply = z.strictObject({ body: schema, query: schema });
    const echo = route({ auth: 'public', body: schema, query: schema, reply }, ({ body, query }) => ({
      body,
      query,
    }));
    const { json } = await new Browser().call(echo, '/x?name=%E2%80%AEq%00', {
      method: 'POST',
      body: { name: '\u202eb\u0000' },
    });
    expect(json).toEqual({ body: { name: 'b' }, query: { name: 'q' } });
  });
});

describe('diff', () => {
  type Row = { title?: string; price?: number; tags?: string[]; images?: { id: number }[] };

  test.each<[Row, Row, string[]]>([
    [{ title: 'A' }, { title: 'A' }, []],
    [{ title: 'A' }, { title: 'B' }, ['title']],
    [{ title: 'A' }, {}, ['title']],
    [{}, { price: 0 }, ['price']],
    [{ title: '' }, {}, []],
    [{ tags: ['a', 'b'] }, { tags: ['a', 'b'] }, []],
    [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, ['tags']],
    [{ images: [{ id: 1 }] }, { images: [{ id: 2 }] }, ['images']],
  ])('compares %j with %j and finds %j', (before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
    expect(diff(after, before)).toEqual(expected);
  });

  test('shows changes as before and after, with a dash for nothing and the number of pictures', () => {
    const before: Row = { title: 'A', tags: ['lift'], images: [{ id: 1 }] };
    const after: Row = { price: 5, tags: ['lift', 'garden'], images: [{ id: 2 }, { id: 3 }] };
    expect(changesBetween(before, after)).toEqual({
      title: 'A → —',
      price: '— → 5',
      tags: 'lift → lift, garden',
      images: '1 → 2',
    });
  });

  test('leaves out fields on request and cuts a long text', () => {
    const changes = changesBetween<Row>({ title: 'x'.repeat(1000), price: 1 }, { title: 'y', price: 2 }, [
      'price',
    ]);
    expect(changes).toEqual({ title: `${'x'.repeat(300)} → y` });
  });
});

describe('fold', () => {
  /** Spellings of names in Nagpur, in both scripts. */
  const NAMES =
    `सुनीता Sunita Suneeta Sunitha; संजय Sanjay; विजय Vijay; गायकवाड Gaikwad; देशमुख Deshmukh Deshmuk; देशपांडे Deshpande;
कुलकर्णी Kulkarni; वानखेडे Wankhede Vankhede; ठाकरे Thakre Thakare; पाटील Patil; चव्हाण Chavan Chavhan; पवार Pawar; लक्ष्मी Laxmi Lakshmi;
ज्ञानेश्वर Dnyaneshwar Gyaneshwar; कृष्णा Krishna; ज़रीना Zarina Zareena जरीना; फ़रहान Farhan Pharhan फरहान; क़ुरैशी Qureshi Kureshi कुरेशी; मीरा Meera Mira;
गौरव Gaurav; राव Rao; जयंत Jayant; नायक Nayak; आशा Asha; अमित Amit; आरती Aarti Arti; प्रिया Priya; प्रकाश Prakash; संभाजी Sambhaji; वैभव Vaibhav; शिंदे Shinde;
जाधव Jadhav; बावनकुळे Bawankule; राऊत Raut; राहुल Rahul; छाया Chhaya Chaya; ममता Mamata; खान Khan; धरमपेठ Dharampeth Dharampet; क्लार्क Clark; शर्मा Sharma; कॉलनी कॉलोनी colony kolony Coloney`
      .split(';')
      .map((names) => names.trim().split(/\s+/));

  test.each(NAMES)('gives %s one key in every spelling', (...names) => {
    expect(new Set(names.map(foldOf)).size).toBe(1);
  });

  test('gives different names different keys', () => {
    const keys = NAMES.map(([name = '']) => foldOf(name));
    expect(new Set(keys).size).toBe(NAMES.length);
    for (const [name = '', other = ''] of [
      ['Kamal', 'Komal'],
      ['Ravi', 'Rohit'],
      ['Anita', 'Anil'],
      ['Mohan', 'Mahesh'],
      ['Kolhe', 'Colony'],
      ['Kolar', 'Colonel'],
      ['Kulkarni', 'Colony'],
    ])
      expect(foldOf(name)).not.toBe(foldOf(other));
  });

  test('partly typed text has the start of the key, in both scripts', () => {
    for (const [typed = '', name = ''] of [
      ['sun', 'सुनीता'],
      ['सुनी', 'Sunita'],
      ['desh', 'देशमुख'],
      ['देश', 'Deshmukh'],
      ['wankh', 'वानखेडे'],
      ['ra', 'राहुल'],
      ['ज़', 'zarina'],
      ['col', 'कॉलनी'],
      ['colo', 'कॉलनी'],
      ['colon', 'कॉलनी'],
      ['कॉल', 'colony'],
    ])
      expect([typed, foldOf(name).startsWith(foldOf(typed))]).toEqual([typed, true]);
    expect(foldOf('Rohit').startsWith(foldOf('ra'))).toBe(false);
  });

  test('ignores apostrophes and accents in a name, and keeps codes as one word', () => {
    expect(storedFoldsOf("Shane O'Brien")).toEqual(expect.arrayContaining(foldsOf('obrien o brien')));
    expect(foldsOf('O’Brien')).toEqual(foldsOf('obrien'));
    expect(foldsOf('José')).toEqual(foldsOf('jose'));
    expect(foldsOf('SG-NAG-1003')).toHaveLength(1);
    expect(foldsOf('')).toEqual([]);
  });
});

describe('iri', () => {
  test.each([
    ['https://wa.me/9198?text=%E0%A4%98%E0%A4%B0%20%26%20x', 'https://wa.me/9198?text=घर%20%26%20x'],
    [
      '/contactform?propertyTitle=2+%E0%A4%AC%E0%A5%80%E0%A4%8F%E0%A4%9A%E0%A4%95%E0%A5%87%2C',
      '/contactform?propertyTitle=2+बीएचके%2C',
    ],
    // signs, spaces and invisible characters stay encoded
    [
      'mailto:a@b.in?subject=%E2%82%B9%C2%A0%E2%80%AE%22%3C',
      'mailto:a@b.in?subject=%E2%82%B9%C2%A0%E2%80%AE%22%3C',
    ],
    ['/buy/nagpur?page=2', '/buy/nagpur?page=2'],
  ])('%s', (address, short) => {
    expect(iriOf(address)).toBe(short);
    const base = 'https://saptam.example';
    expect(new URL(iriOf(address), base).href).toBe(new URL(address, base).href);
  });
});

describe('search terms', () => {
  const listing = {
    title: '3 BHK flat in Narmada Heights, Dharampeth',
    description: 'The living room takes a six-seat sofa. Carpet is 1,120 sq ft; parking beside the park.',
    address: 'Dharampeth, Narmada Heights, near Traffic Park, Nagpur 440010',
    city: 'Nagpur',
    locality: 'Dharampeth',
  };

  test('keeps a vowel sign with its word', () => {
    expect(wordsOf('नागपूर, धरमपेठ: 3 BHK फ्लॅट विक्रीसाठी')).toEqual([
      'नागपूर',
      'धरमपेठ',
      '3',
      'bhk',
      'फ्लॅट',
      'विक्रीसाठी',
    ]);
    expect(wordsOf('पुणे'.normalize('NFD'))).toEqual(wordsOf('पुणे'));
  });

  test('leaves out words that begin others', () => {
    const terms = termsOf(listing);
    expect(terms).toContain('dharampeth');
    expect(terms).toContain('parking');
    expect(terms).not.toContain('park');
    expect(terms).toEqual([...new Set(terms)].sort());
  });

  test('finds every word of the title by each of its prefixes', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 }), (words) => {
        const terms = termsOf({ ...listing, title: words.join(' ') });
        for (const word of words)
          for (let n = 1; n <= word.length; n++)
            expect(terms.some((term) => term.startsWith(word.slice(0, n)))).toBe(true);
      }),
    );
  });

  test('a long description does not displace the names', () => {
    const description = Array.from({ length: 900 }, (_, i) => `word${i}x`).join(' ');
    const terms = termsOf({ ...listing, description });
    expect(terms).toContain('narmada');
    expect(terms.length).toBeLessThanOrEqual(400);
  });

  test('splits plain texts like all others', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.stringMatching(/^[a-zA-Z]{2,4}-[A-Za-z]{3}-\d{4,7}[ -]?\w*$/),
    );
    // a rupee sign is not part of a word and avoids the ASCII path
    fc.assert(fc.property(text, (plain) => void expect(wordsOf(plain)).toEqual(wordsOf(`${plain} ₹`))));
  });
});

describe('slug', () => {
  test.each([
    ['Farm Houses', 'farm-houses'],
    ['C. A. Road', 'c-a-road'],
    ['  Jāripatka ', 'jaripatka'],
    ['Café “Zoë” & Co', 'cafe-zoe-co'],
    ['धरमपेठ', ''],
    ['--', ''],
  ])('writes %j in addresses as %j', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  test('treats signs of Indian scripts as letters, not accents', () => {
    expect(withoutAccents('सिताबर्डी')).toBe('सिताबर्डी'.normalize('NFKD'));
    expect(withoutAccents('Ångström')).toBe('Angstrom');
  });

  test('makes only letters, digits and single hyphens of any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('text number', () => {
  test("gives 200 000 keys of one account's listings 200 000 stable numbers", () => {
    const keys = Array.from(
      { length: 200_000 },
      (_, i) => `l:6717aa0000000000000000aa|sale|besa-nagpur|${i}`,
    );
    const numbers = keys.map(numberOfText);
    expect(new Set(numbers).size).toBe(keys.length);
    expect(numbers.every(Number.isSafeInteger)).toBe(true);
    expect(numberOfText(keys[7]!)).toBe(numbers[7]);
    expect(numberOfText('बेसा')).not.toBe(numberOfText('बेसा '));
  });
});
