import fc from 'fast-check';
import { api } from '@/lib/platform/browser/api';
import { LANGUAGES, localPath } from '@/lib/platform/language/languages';
import { forgetVisitor, getCurrentUser, safePath, signOut } from './identity';

// other files share these globals
afterAll(() => vi.unstubAllGlobals());

/** As much of a browser as is asked for. */
function browser(reply: Promise<Response>): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', () => reply);
  return kept;
}

test('an answer that comes after the visitor has signed out is not remembered', async () => {
  let answer = (_: Response): void => undefined;
  const kept = browser(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const me = getCurrentUser();
  forgetVisitor();
  answer(Response.json({ kind: 'user', user: { _id: '1', role: 'seller', name: 'Asha' } }));
  expect(await me).toEqual({ kind: 'anonymous' });
  expect([...kept]).toEqual([]);
});

test('the session ends when the answers on their way have come, and the page asks nothing more with it', async () => {
  browser(Promise.resolve(new Response()));
  const asked: string[] = [];
  let answer = (_: Response): void => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/user/logout') return new Response(null, { status: 204 });
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const calls = api('/api/calls/current');
  const left = signOut();
  await new Promise(setImmediate);
  expect(asked).toEqual(['/api/calls/current']);
  answer(Response.json({}));
  await left;
  await calls;
  await api('/api/calls/current').catch(() => undefined);
  expect(asked).toEqual(['/api/calls/current', '/api/user/logout']);
});

describe('the way back after signing in', () => {
  const ORIGIN = 'https://saptam.example';
  /** Where a browser lands that is sent to `from`, by forms that add or change the language on the way. */
  const landings = (from: string) => {
    const path = safePath(from, ORIGIN);
    if (path === undefined) return [];
    const local = LANGUAGES.map((language) => localPath(language, path));
    return [path, ...local, ...local.map((address) => localPath('en', address))].map(
      (address) => new URL(address, ORIGIN).origin,
    );
  };

  test.each([
    '/mr//evil.example',
    '/MR//evil.example/path',
    '/hi///evil.example',
    '/mr/hi//evil.example',
    '/mr/\\evil.example',
    '/hi/%2f/evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/mr/.//evil.example',
    '/mr/..//evil.example',
    '/\tmr//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('%s ends on this site', (from) => {
    expect(landings(from).filter((origin) => origin !== ORIGIN)).toEqual([]);
  });

  test('no address leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      'mr',
      'HI',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 10 }), (pieces) => {
        expect(landings(`/${pieces.join('')}`).filter((origin) => origin !== ORIGIN)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(['/dashboard?page=2#top', '/mr/properties/new', '/hi', '/'])('%s is kept', (from) => {
    expect(safePath(from, ORIGIN)).toBe(from);
  });
});
