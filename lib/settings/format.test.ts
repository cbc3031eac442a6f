import { textsIn } from '@/lib/platform/language/messages';
import { addressIn } from './format';

test.each([
  ['en', 'Civil Lines, Nagpur 440001, Maharashtra'],
  ['mr', 'सिव्हिल लाइन्स, नागपूर 440001, महाराष्ट्र'],
  ['hi', 'सिविल लाइंस, नागपुर 440001, महाराष्ट्र'],
] as const)('the address of the agency in %s names each part that is known', (language, address) => {
  expect(addressIn('Civil Lines, Nagpur 440001, Maharashtra', textsIn(language))).toBe(address);
  expect(addressIn('12 Elm Street, Nagpur', textsIn(language))).toContain('12 Elm Street');
});
