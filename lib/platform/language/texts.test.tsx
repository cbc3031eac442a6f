import { renderHook } from '@testing-library/react';
import common from '@/messages/common';
import { TextsProvider, useTexts } from './in-browser';
import type { Language } from './languages';
import { messagesOf, textsIn } from './messages';
import type { Domain } from './translate';

/** What a client component gets on a page that has sent these domains, and gets again when it is drawn again. */
function inBrowser(language: Language, domain: Domain, sent: readonly Domain[], places: string[] = []) {
  const messages = messagesOf(language, ['common', domain, ...sent], places);
  const { result, rerender } = renderHook(() => useTexts(domain), {
    wrapper: ({ children }) => (
      <TextsProvider language={language} messages={messages}>
        {children}
      </TextsProvider>
    ),
  });
  const texts = result.current;
  rerender();
  return { texts, again: result.current };
}

/** Where a word is in several domains, with what is shown. */
const ORDER: readonly [text: string, domain: Domain, shown: string][] = [
  // its own domain before labels
  ['Paused', 'brokers/own-listings', 'थांबवलेल्या'],
  ['Paused', 'shortlists', 'थांबवलेली'],
  // common before what is data
  ['Name', 'shortlists', common.Name[0]],
  ['Dharampeth', 'shortlists', 'धरमपेठ'],
  ['Not found', 'shortlists', 'सापडले नाही'],
  // of two domains with replies the one of all pages
  [
    'There is no room left to store files. Please try again later',
    'shortlists',
    'फाइल साठवायला जागा उरलेली नाही. नंतर पुन्हा प्रयत्न करा',
  ],
  ['What a person wrote', 'shortlists', 'What a person wrote'],
];

test.each(ORDER)(
  '"%s" of %s is looked up in one order, on the server and in the browser',
  (text, domain, shown) => {
    const { texts } = inBrowser('mr', domain, ['labels', 'listings/replies', 'replies'], ['Dharampeth']);
    const server = textsIn('mr', domain);
    for (const { label, reply } of [server, texts])
      expect([label(text), reply(text)]).toEqual([shown, shown]);
    const say = (t: unknown) => (t as (key: string) => string)(text);
    expect([say(server.t), say(texts.t)]).toEqual([shown, shown]);
  },
);

test('a component gets the same object as long as its texts are the same', () => {
  const { texts, again } = inBrowser('hi', 'visits', []);
  expect(again).toBe(texts);
  expect(texts.href('/visits')).toBe('/hi/visits');
  expect(texts.language).toBe('hi');
});

test('without a language texts are English', () => {
  expect(textsIn(undefined, 'shell').t('Login')).toBe('Login');
  expect(textsIn(null).label('Dharampeth')).toBe('Dharampeth');
});
