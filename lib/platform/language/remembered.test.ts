import vm from 'node:vm';
import { LANGUAGE_SCRIPT } from './remembered';

type Visit = { path: string; search?: string; cookie?: string; referrer?: string };

/** Where the page's script sends a visitor; undefined: nowhere. */
function sentTo({ path, search = '', cookie = 'a=1; saptam_language=mr', referrer = '' }: Visit) {
  let target: string | undefined;
  const location = {
    pathname: path,
    search,
    hash: '',
    origin: 'https://x.example',
    replace: (to: string) => {
      target = to;
    },
  };
  const page = { document: { cookie, referrer }, location, top: 0, self: 0 };
  vm.runInNewContext(LANGUAGE_SCRIPT, page);
  return target;
}

test('a person who chose a language and comes from outside continues in it', () => {
  expect(sentTo({ path: '/' })).toBe('/mr');
  expect(sentTo({ path: '/buy/nagpur', search: '?beds=2' })).toBe('/mr/buy/nagpur?beds=2');
  expect(sentTo({ path: '/buy', cookie: 'saptam_language=hi' })).toBe('/hi/buy');
});

test('nobody else is sent anywhere', () => {
  expect(sentTo({ path: '/buy', cookie: '' })).toBeUndefined();
  expect(sentTo({ path: '/buy', cookie: 'saptam_language=en' })).toBeUndefined();
  expect(sentTo({ path: '/buy', referrer: 'https://x.example/rent' })).toBeUndefined();
});

test('pages in one language stay', () => {
  for (const path of ['/admin', '/api-reference', '/properties/edit/1'])
    expect(sentTo({ path })).toBeUndefined();
});
