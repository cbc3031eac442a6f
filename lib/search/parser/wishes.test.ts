import { writePreferred } from '@/lib/search/preferred/rules';
import { parsePhrasing } from '@/test/phrasings';

/** What is asked for, without the city that every search has. */
function read(text: string) {
  const { search, words, preferred, unrecognised } = parsePhrasing(text);
  const { city: _, ...asked } = search;
  return { asked, words, unrecognised, liked: writePreferred(preferred.map(({ set }) => set)) };
}

describe('what is liked and not required', () => {
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
  ])('"%s" leaves no home out, and moves those up that have it', (text, asked, liked) => {
    expect(read(text)).toEqual({ asked, words: [], unrecognised: [], liked });
  });

  test('what no home can be ordered by is named', () => {
    expect(read('bina brokerage ho to accha 1bhk rent')).toEqual({
      asked: { bedrooms: [1], type: 'rent' },
      words: [],
      unrecognised: ['bina brokerage'],
      liked: '',
    });
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
        liked: '',
      });
    },
  );
});

describe('conditions of conditions', () => {
  test.each(['agar lift hai to koi bhi floor chalega', 'lift ho to 3rd floor nahi to ground floor'])(
    '"%s" is named whole and leaves no home out',
    (text) => {
      const { asked, unrecognised } = read(text);
      expect(asked).toEqual({});
      expect(unrecognised).toHaveLength(1);
    },
  );
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
