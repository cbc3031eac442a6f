import fc from 'fast-check';
import { z } from 'zod';
import { api } from '@/lib/platform/browser/api';
import { LANGUAGES, localPath } from '@/lib/platform/language/languages';
import { newIdempotencyKey } from './idempotency-key';
import { forgetVisitor, getCurrentUser, safePath, signOut } from './identity';
import { mergeChanges } from './merge';
import {
  cacheOfPage,
  callerOf,
  filesOf,
  isOnStoredPage,
  maySend,
  mayWorkLater,
  titleOf,
  withMark,
} from './offline/rules';

describe('idempotency key', () => {
  test('a key is a new UUID each time, which the enquiry schema accepts', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    for (const key of keys) expect(z.uuid({ version: 'v4' }).parse(key)).toBe(key);
    expect(new Set(keys).size).toBe(50);
  });
});

describe('identity', () => {
  /** The parts of a browser that these tests need. */
  function browser(reply: Promise<Response>): Map<string, string> {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.assign(globalThis, { localStorage, document: { cookie: '' }, fetch: () => reply });
    return kept;
  }

  test('does not remember an answer that arrives after the visitor has signed out', async () => {
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

  test('ends the session after pending answers, and makes no more calls with it', async () => {
    browser(Promise.resolve(new Response()));
    const asked: string[] = [];
    let answer = (_: Response): void => undefined;
    globalThis.fetch = (async (path: string) => {
      asked.push(path);
      if (path === '/api/user/logout') return new Response(null, { status: 204 });
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    }) as typeof fetch;
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

  describe('return address after signing in', () => {
    const ORIGIN = 'https://saptam.example';
    /** Pages that a browser may reach from `from`, in forms that add or change the language. */
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
    ])('%s stays on this site', (from) => {
      expect(landings(from).filter((origin) => origin !== ORIGIN)).toEqual([]);
    });

    test('never leads to another site', () => {
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

    test.each(['/dashboard?page=2#top', '/mr/properties/new', '/hi', '/'])('keeps %s', (from) => {
      expect(safePath(from, ORIGIN)).toBe(from);
    });
  });
});

describe('merge', () => {
  const base = { title: 'Kale', value: 100, tags: ['a'], step: { text: 'call', day: '2026-12-01' } };

  test('takes a change by one side without a conflict', () => {
    const mine = { ...base, title: 'Kale, Dharampeth' };
    const stored = { ...base, value: 200, tags: ['a', 'b'] };
    expect(mergeChanges(base, mine, stored)).toEqual({
      merged: { ...base, title: 'Kale, Dharampeth', value: 200, tags: ['a', 'b'] },
      conflicts: [],
    });
  });

  test('reports a conflict only for fields that both changed, with mine first', () => {
    const mine = { ...base, title: 'Mine', value: 150 };
    const stored = { ...base, title: 'Theirs', step: { text: 'visit', day: '2026-12-02' } };
    const { merged, conflicts } = mergeChanges(base, mine, stored);
    expect(conflicts).toEqual(['title']);
    expect(merged).toEqual({ ...base, title: 'Mine', value: 150, step: stored.step });
  });

  test('finds no conflict in the same change by both, in any order of keys', () => {
    const mine = { ...base, step: { text: 'visit', day: '2026-12-02' } };
    const stored = { ...base, step: { day: '2026-12-02', text: 'visit' } };
    expect(mergeChanges(base, mine, stored).conflicts).toEqual([]);
  });

  test('distinguishes a list from an object, and an emptied field from an unchanged one', () => {
    const read: Record<string, unknown> = { a: [], b: 'x' };
    expect(mergeChanges(read, { a: {}, b: undefined }, { a: [1], b: 'y' }).conflicts).toEqual(['a', 'b']);
  });

  const record = fc.record({
    a: fc.jsonValue({ maxDepth: 2 }),
    b: fc.constantFrom('x', 'y', ''),
    c: fc.array(fc.nat(2), { maxLength: 2 }),
  });

  test('takes the other side completely if one side changed nothing', () => {
    fc.assert(
      fc.property(record, record, (read, other) => {
        expect(mergeChanges(read, read, other)).toEqual({ merged: other, conflicts: [] });
        expect(mergeChanges(read, other, read)).toEqual({ merged: other, conflicts: [] });
      }),
    );
  });

  test('each field comes from one side, and conflicts are symmetric', () => {
    fc.assert(
      fc.property(record, record, record, (read, mine, stored) => {
        const { merged, conflicts } = mergeChanges(read, mine, stored);
        expect(mergeChanges(read, stored, mine).conflicts).toEqual(conflicts);
        const theirs = mergeChanges(read, stored, mine).merged;
        for (const key of ['a', 'b', 'c'] as const) {
          expect([mine[key], stored[key]]).toContainEqual(merged[key]);
          if (!conflicts.includes(key)) expect(theirs[key]).toEqual(merged[key]);
        }
      }),
    );
  });
});

describe('offline use', () => {
  const ID = 'a'.repeat(24);

  test('stores copies of homes and own pages, but not of pages with tokens or of members or admins', () => {
    expect(cacheOfPage(`/properties/${ID}`)).toBe('saptam-homes');
    expect(['/shortlist', '/visits', '/compare'].map(cacheOfPage)).toEqual(Array(3).fill('saptam-own'));
    expect([`/mr/properties/${ID}`, '/hi/shortlist'].map(cacheOfPage)).toEqual([
      'saptam-homes',
      'saptam-own',
    ]);
    const never = [
      '/',
      '/buy',
      `/shortlist/${'x'.repeat(32)}`,
      '/visits/abc',
      '/admin',
      '/dashboard/enquiries',
      '/profile/1',
    ];
    expect(never.map(cacheOfPage)).toEqual(never.map(() => undefined));
    expect(isOnStoredPage(`https://x.example/properties/${ID}`)).toBe(true);
    expect(['', 'nonsense', 'https://x.example/buy'].map(isOnStoredPage)).toEqual([false, false, false]);
  });

  test('finds each file of a page and its header once', () => {
    const page =
      '</_next/static/media/a.p.0z.woff2>; rel=preload"<link href="/_next/static/chunks/b.css"/>' +
      '<script src="/_next/static/chunks/c.js"></script>["/_next/static/chunks/c.js"]<img src="/media/x.webp"/>';
    expect(filesOf(page)).toEqual([
      '/_next/static/media/a.p.0z.woff2',
      '/_next/static/chunks/b.css',
      '/_next/static/chunks/c.js',
    ]);
  });

  test('a stored page is marked after its first link, with the time in India', () => {
    const page =
      '<html><body class="flex"><a href="#content" class="x">Skip to content</a><header></header></body></html>';
    const marked = withMark(page, '2026-11-22T08:35:00.000Z');
    expect(marked).toMatch(
      /Skip to content<\/a><section class="stored-copy" aria-label="Stored copy">Stored copy of 22 Nov 2026, 14:05\./,
    );
    expect(marked.endsWith('</section><header></header></body></html>')).toBe(true);
    expect(withMark('<body><main></main></body>', '2026-11-22T08:35:00.000Z')).toMatch(/^<body><section/);
    expect(withMark('<html lang="mr"><body></body>', '2026-11-22T08:35:00.000Z')).toContain(
      'जतन केलेली प्रत: 22 नोव्हेंबर 2026, दुपारी 2:05.',
    );
    expect(titleOf('<title>Tom &amp; Asha&#x27;s</title>')).toBe("Tom & Asha's");
  });

  test('sends a waiting request only for its person, or for anyone if it has none', () => {
    const asha = callerOf({ user: '1', guest: '2' });
    expect([asha, callerOf({ guest: '2' }), callerOf({})]).toEqual(['user:1', 'guest:2', '']);
    expect([maySend({ who: asha }, asha), maySend({ who: '' }, asha), maySend({ who: asha }, '')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 401, 429, 500, 503].every(mayWorkLater)).toBe(true);
    expect([400, 403, 404, 409].some(mayWorkLater)).toBe(false);
  });
});
