import { contactTermConditions } from './data';
import { contactTerms } from './rules';

const contact = { firstName: 'Snehalata', lastName: "O'Brien", mobilePhone: '+91 98220 12345' };

const finds = (search: string) => {
  const terms = contactTerms(contact);
  return contactTermConditions(search).every(({ terms: wanted }) => {
    if (typeof wanted === 'string') return terms.includes(wanted);
    const { $gte, $lt } = (wanted as { $elemMatch: { $gte: string; $lt: string } }).$elemMatch;
    return terms.some((term) => term >= $gte && term < $lt);
  });
};

it.each([
  's',
  'snehal',
  'SNEHALATA',
  'Snehala',
  'sne brien',
  'o brien',
  'lata',
  'ehal',
  'rien',
  'हलता',
  '9822',
  '98220 12345',
  '+919822012345',
  '12345',
  '345',
])('finds by %s', (search) => {
  expect(contactTermConditions(search).length).toBeGreaterThan(0);
  expect(finds(search)).toBe(true);
});

it.each(['snehalatb', 'latar', 'anita', '99999', '123456'])('does not find by %s', (search) => {
  expect(finds(search)).toBe(false);
});

it('an empty search has no condition', () => {
  expect(contactTermConditions('  … ')).toEqual([]);
});
