import { originOf, sourceOf } from './rules';

const HERE = `https://saptam.example/properties/${'a'.repeat(24)}`;

test.each([
  ['', HERE, 'direct'],
  ['not an address', HERE, 'direct'],
  ['https://saptam.example/', HERE, 'home'],
  ['https://saptam.example/buy/nagpur?bedrooms=3', HERE, 'list'],
  ['https://saptam.example/mr/rent', HERE, 'list'],
  ['https://saptam.example/hi', HERE, 'home'],
  ['https://saptam.example/properties', HERE, 'list'],
  [`https://saptam.example/properties/${'b'.repeat(24)}`, HERE, 'listing'],
  ['https://saptam.example/shortlist/a-secret-link', HERE, 'saved'],
  ['https://saptam.example/about', HERE, 'page'],
  ['https://www.google.co.in/', HERE, 'search'],
  ['https://duckduckgo.com/', HERE, 'search'],
  ['https://l.facebook.com/', HERE, 'social'],
  ['https://t.co/xyz', HERE, 'social'],
  ['https://mail.google.com/', HERE, 'mail'],
  ['https://not-google.example/', HERE, 'site'],
  ['https://www.google.com/', `${HERE}?utm_source=brochure`, 'print'],
  ['', `${HERE}?utm_source=window-card`, 'print'],
  ['', `${HERE}?utm_source=whatsapp-picture`, 'message'],
  ['', `${HERE}?utm_source=alerts&utm_medium=email`, 'mail'],
  ['', `${HERE}?utm_source=Facebook&utm_campaign=diwali`, 'social'],
  ['', `${HERE}?utm_source=times-of-nagpur`, 'campaign'],
])('from %p at %p is %p', (referrer, page, expected) => {
  expect(sourceOf(referrer, page)).toBe(expected);
});

test.each([
  ['https://www.nagpurhomes.example/a/secret?q=1', HERE, { site: 'nagpurhomes.example' }],
  ['https://saptam.example/shortlist/a-secret-link', HERE, {}],
  ['http://192.168.1.7/router', HERE, {}],
  ['http://intranet/', HERE, {}],
  [
    '',
    `${HERE}?utm_source=Facebook&utm_medium=Paid&utm_campaign=diwali`,
    { campaign: 'facebook / paid / diwali' },
  ],
  ['', `${HERE}?utm_source=%3Cscript%3E`, {}],
])('of %p at %p only %p is said', (referrer, page, expected) => {
  expect(originOf(referrer, page)).toEqual(expected);
});
