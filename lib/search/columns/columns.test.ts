import fc from 'fast-check';
import { mongo, Types } from 'mongoose';
import { toIndexed } from './search-row';
import { beginsIn, firstSegment } from './segments';
import { termsOfTexts } from './word-keys';

describe('search row', () => {
  const { BSON } = mongo;
  const read = (row: object) => toIndexed(BSON.serialize(row));
  const _id = new Types.ObjectId('0123456789abcdef01234567');
  const EMPTY = {
    id: '0123456789abcdef01234567',
    updatedAt: 0,
    createdAt: 0,
    price: Number.NaN,
    area: Number.NaN,
    lng: Number.NaN,
    lat: Number.NaN,
    type: '',
    category: '',
    status: '',
    city: '',
    citySlug: '',
    amenities: [],
    facts: [],
    texts: [],
  };

  test('a row without anything is a listing without anything', () => {
    expect(read({ _id })).toEqual(EMPTY);
    expect(read({ _id, price: null, bedrooms: null, location: null, title: null })).toEqual(EMPTY);
    expect(read({ _id, location: { address: 'Besa', coordinates: [0, 0] } })).toEqual(EMPTY);
  });

  test('every number that a database may hold, and nothing of what no search looks at', () => {
    const row = {
      _id,
      images: [{ url: 'x', coordinates: [1, 2], title: 'no' }],
      id: 'not the id',
      lng: 3,
      price: mongo.Long.fromNumber(45_00_00_00_000),
      area: 812.5,
      bedrooms: 3,
      location: { address: 'Besa', coordinates: [79, new mongo.Double(21.25)] },
      createdAt: new Date(-5),
      updatedAt: new Date(1_790_000_000_000),
      citySlug: 'nagpur',
      address: 'Narmada Heights, Besa, Nagpur',
    };
    const listing = read(row);
    expect(listing).toEqual({
      ...EMPTY,
      price: 45_00_00_00_000,
      area: 812.5,
      bedrooms: 3,
      lng: 79,
      lat: 21.25,
      createdAt: -5,
      updatedAt: 1_790_000_000_000,
      citySlug: 'nagpur',
      localitySlug: 'besa',
      segment: 'Narmada Heights',
      texts: ['Narmada Heights, Besa, Nagpur'],
    });
  });

  test('any amenities, however many, in any script', () => {
    const words = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 120 });
    fc.assert(
      fc.property(words, (amenities) => {
        expect(read({ _id, amenities })).toEqual({ ...EMPTY, amenities });
      }),
    );
    const many = Array.from({ length: 1200 }, (_, i) => `word${i}`);
    expect(read({ _id, amenities: many }).amenities).toEqual(many);
  });

  test('the words of every text by which a listing is found', () => {
    const row = {
      _id,
      title: 'Shop',
      description: 'Corner',
      address: 'Lane 4',
      project: 'Orchid',
      locality: 'Sadar',
      city: 'Nagpur',
      propertyCode: 'SG-NAG-4821',
    };
    const terms = ['4821', '4', 'corner', 'lane', 'nagpur', 'orchid', 'sadar', 'sgnag4821', 'shop'];
    expect([...termsOfTexts(read(row).texts)].sort()).toEqual(terms.sort());
  });
});

describe('segments', () => {
  test('the first segment of an address', () => {
    expect(firstSegment('Narmada Heights, Dharampeth, Nagpur')).toBe('Narmada Heights');
    expect(firstSegment(' Besa ')).toBe('Besa');
    expect(firstSegment('')).toBe('');
  });

  test('a name is found from the other script by its beginning', () => {
    const names = ['sunita heights', 'सुनीता कॉलनी', 'besa'];
    const found = (key: string) => names.filter((name) => beginsIn(name, key));
    expect([found('sunita'), found('सुनीता'), found('बेसा')]).toEqual([
      names.slice(0, 2),
      names.slice(0, 2),
      ['besa'],
    ]);
  });
});
