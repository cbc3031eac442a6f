import { hasField } from '@/lib/listings/fields/rules';
import { overlay, withoutHidden } from './rules';
import { DETAIL_FIELDS, EMPTY_FORM } from './schema';

const flat = { ...EMPTY_FORM, category: 'Residential', type: 'sale', bathrooms: '2', carpetArea: '900' };

test('a flat that becomes a plot, or a sale that becomes a letting, keeps nothing that its form does not show', () => {
  expect(withoutHidden({ ...flat, category: 'Plots', possession: 'ready' })).toMatchObject({
    bathrooms: '',
    carpetArea: '',
    possession: 'ready',
  });
  expect(withoutHidden({ ...flat, type: 'rent', reraNumber: 'P5', deposit: '5' })).toMatchObject({
    bathrooms: '2',
    reraNumber: '',
    deposit: '5',
  });
  expect(withoutHidden({ ...flat, deposit: '5' })).toEqual(flat);
});

test('an edit that does not change the kind drops nothing', () => {
  const letting = { ...flat, type: 'rent', possession: 'ready' };
  expect(withoutHidden(letting, letting)).toEqual(letting);
  expect(withoutHidden({ ...letting, category: 'Plots' }, letting)).toMatchObject({ possession: '' });
});

test('every field has one place in the form', () => {
  expect(DETAIL_FIELDS).toEqual(expect.arrayContaining(['locality', 'amenities', 'deposit', 'reraNumber']));
  expect(DETAIL_FIELDS).not.toEqual(expect.arrayContaining(['title', 'bedrooms', 'status']));
  expect(hasField('title', { category: '', type: '' })).toBe(true);
});

test('a new address drops town, neighbourhood and pin of the old one, unless nobody else says the town', () => {
  const place = {
    city: 'Nagpur',
    locality: 'Dharampeth',
    pinCode: '440010',
    latitude: '21.1',
    longitude: '79',
  };
  const stored = { ...flat, ...place, address: 'Dharampeth, Nagpur 440010' };
  const emptied = { city: '', locality: '', pinCode: '', latitude: '', longitude: '' };
  expect(overlay(stored, { ...stored, address: 'Camp, Amravati' })).toMatchObject(emptied);
  expect(overlay(stored, { address: 'Camp, Amravati', locality: 'Rajapeth' })).toMatchObject({
    ...emptied,
    locality: 'Rajapeth',
  });
  expect(overlay(stored, { ...stored, title: 'Other' })).toMatchObject(place);
  const far = { ...stored, address: 'Main Road', city: 'Timbuktu' };
  expect(overlay(far, { ...far, address: 'Main Road 4' })).toMatchObject({ city: 'Timbuktu', locality: '' });
});
