import { iriOf } from './iri';

test.each([
  ['https://wa.me/9198?text=%E0%A4%98%E0%A4%B0%20%26%20x', 'https://wa.me/9198?text=घर%20%26%20x'],
  [
    '/contactform?propertyTitle=2+%E0%A4%AC%E0%A5%80%E0%A4%8F%E0%A4%9A%E0%A4%95%E0%A5%87%2C',
    '/contactform?propertyTitle=2+बीएचके%2C',
  ],
  // signs, spaces and what nobody sees stay encoded
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
