import { parsePhrasing } from '@/test/phrasings';

/** What is asked for, without the city that every search has. */
function read(text: string) {
  const { search, words, unrecognised } = parsePhrasing(text);
  const { city: _, ...asked } = search;
  return { asked, words, unrecognised };
}

describe('what is liked and not required', () => {
  test.each([
    ['2bhk besa east facing preferred', { bedrooms: [2], locality: ['besa'] }, ['east']],
    ['preferably lift 2bhk', { bedrooms: [2] }, ['lift']],
    ['2bhk in besa if possible with parking', { bedrooms: [2], locality: ['besa'] }, ['parking']],
    ['3bhk under 60 lakh lift ho to accha', { bedrooms: [3], maxPrice: 6_000_000 }, ['lift']],
    ['besa preferred 2bhk 40 lakh', { bedrooms: [2], maxPrice: 4_000_000 }, ['besa']],
    ['furnished preferred rent 15000', { type: 'rent', maxPrice: 15_000 }, ['furnished']],
    ['शक्यतो गार्डन असलेला 2bhk', { bedrooms: [2] }, ['गार्डन']],
    ['2bhk lift if available, parking must', { bedrooms: [2], amenities: ['parking'] }, ['lift']],
    ['शक्यतो बेसा मध्ये 2bhk', { bedrooms: [2] }, ['बेसा']],
  ])('"%s" leaves no home out, and its words rank', (text, asked, words) => {
    expect(read(text)).toEqual({ asked, words, unrecognised: [] });
  });

  test.each([
    ['3rd floor preferred 2bhk', { bedrooms: [2] }, '3rd floor'],
    ['3bhk if possible under 60 lakh', { bedrooms: [3] }, 'under 60 lakh'],
    ['if possible under 60 lakh 3bhk', { bedrooms: [3] }, 'under 60 lakh'],
    ['bina brokerage ho to accha 1bhk rent', { bedrooms: [1], type: 'rent' }, 'bina brokerage'],
    ['2bhk 50 lakh max if possible', { bedrooms: [2] }, '50 lakh max'],
  ])('a limit that is liked and not required is named: "%s"', (text, asked, named) => {
    expect(read(text)).toEqual({ asked, words: [], unrecognised: [named] });
  });

  test('a refusal that is liked and not required is named', () => {
    const { asked, words, unrecognised } = read('2bhk preferably not ground floor');
    expect(asked).toEqual({ bedrooms: [2] });
    expect(words).toEqual([]);
    expect(unrecognised.join(' ')).toContain('ground floor');
  });

  test('what is liked less is named', () => {
    expect(read('flat preferred over plot').unrecognised).toEqual(['over plot']);
  });

  test.each(['2bhk prefer besa', 'i prefer 2bhk in besa', 'preferred location: besa 2bhk'])(
    'rooms and a place after "prefer" are what is looked for: "%s"',
    (text) => {
      expect(read(text)).toEqual({
        asked: { bedrooms: [2], locality: ['besa'] },
        words: [],
        unrecognised: [],
      });
    },
  );
});

describe('conditions of conditions', () => {
  test.each([
    'if 3bhk under 60 lakh else 2bhk under 40 lakh',
    '3bhk if under 60 lakh, 2bhk if under 40 lakh',
    'lift ho to 3rd floor nahi to ground floor',
  ])('"%s" is named whole and leaves no home out', (text) => {
    const { asked, unrecognised } = read(text);
    expect(asked).toEqual({});
    expect(unrecognised).toHaveLength(1);
  });
});

test('of land two letters that are joined to something are the order of the collector', () => {
  expect(read('plot besa & na').asked).toMatchObject({ naOrder: ['na'], category: 'Plots' });
});

test('possession has two ends', () => {
  expect(read('2bhk possession after dec 2026 but before june 2027').asked).toMatchObject({
    minPossessionDate: '2027-01-01',
    maxPossessionDate: '2027-05-31',
  });
});

test('a little deposit is named, and limits no rooms', () => {
  expect(read('1bhk rent min deposit')).toMatchObject({
    asked: { bedrooms: [1], type: 'rent' },
    unrecognised: ['min deposit'],
  });
});

test('an institution is no misspelt place', () => {
  expect(read('plot vanshala besa')).toMatchObject({ asked: { locality: ['besa'] }, words: ['vanshala'] });
});
