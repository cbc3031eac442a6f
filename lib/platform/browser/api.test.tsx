import { createHash } from 'node:crypto';
import { renderHook } from '@testing-library/react';
import { PROOF_HEADER } from '@/lib/platform/http/proof';
import { TextsProvider, useTexts } from '@/lib/platform/language/in-browser';
import type { Language } from '@/lib/platform/language/languages';
import { messagesOf, textsIn } from '@/lib/platform/language/messages';
import type { Domain } from '@/lib/platform/language/translate';
import {
  byTime,
  first,
  formFilters,
  formUrl,
  listUrl,
  pageOf,
  pageParam,
  sortLinks,
  textParam,
  timeListSchema,
} from '@/lib/platform/text/list-url';
import common from '@/messages/common';
import { ApiError, api, errorMessage, holdUnaskedCalls, serverMessage } from './api';
import { upload } from './upload';

describe('calls', () => {
  type Sent = { path: string; init: RequestInit };
  let sent: Sent[];
  let replies: (() => Response | Promise<Response>)[];

  beforeEach(() => {
    sent = [];
    replies = [];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
    document.cookie = 'XSRF-TOKEN=tok%2Fen';
    globalThis.fetch = async (path, init = {}) => {
      sent.push({ path: String(path), init });
      const next = replies.shift();
      if (!next) throw new TypeError('fetch failed');
      return next();
    };
  });
  const reply = (body: unknown, status = 200) => replies.push(() => Response.json(body, { status }));
  const headersOf = (at: number) => new Headers(sent[at]?.init.headers);
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error: ApiError) => error,
    );

  test('sends JSON with the XSRF token from the cookie', async () => {
    reply({ ok: true });
    expect(await api('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ ok: true });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
    expect(headersOf(0).get('x-xsrf-token')).toBe('tok/en');
    expect(headersOf(0).get('content-type')).toBe('application/json');
  });

  test('repeats a creation without an answer under its key, and the next one under another', async () => {
    const create = () => failure(api('/api/things', { method: 'POST', body: { a: 1 } }));
    replies.push(() => Promise.reject(new TypeError('fetch failed')));
    for (const status of [503, 200, 400, 200]) reply({}, status);
    for (let tries = 0; tries < 5; tries++) await create();
    const [lost, unsure, made, refused, other] = sent.map((_, at) => headersOf(at).get('idempotency-key'));
    expect(lost).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect([unsure, made]).toEqual([lost, lost]);
    expect(new Set([made, refused, other]).size).toBe(3);
  });

  test('uses different keys for different creations at one address, and the same key for a repeat', async () => {
    for (let tries = 0; tries < 3; tries++) reply({});
    await Promise.all([1, 2, 1].map((a) => api('/api/things', { method: 'POST', body: { a } })));
    const [one, other, again] = sent.map((_, at) => headersOf(at).get('idempotency-key'));
    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  test("sends a form as multipart, with the browser's boundary", async () => {
    reply({});
    await api('/api/x', { method: 'POST', body: new FormData() });
    expect(headersOf(0).has('content-type')).toBe(false);
    expect(sent[0]?.init.body).toBeInstanceOf(FormData);
  });

  test('renews an outdated token and repeats the call', async () => {
    reply({ message: 'This page is out of date', code: 'csrf' }, 403);
    reply({});
    reply({ ok: true });
    expect(await api('/api/x', { method: 'PUT' })).toEqual({ ok: true });
    expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/user/me', '/api/x']);
  });

  test('does requested proof of work and repeats the call', async () => {
    reply({ code: 'rate_limited', details: { proof: { task: 'one', bits: 6 } } }, 429);
    reply({ ok: true });
    expect(await api('/api/x', { method: 'POST', body: { a: 1 }, headers: { k: 'v' } })).toEqual({
      ok: true,
    });
    const proof = headersOf(1).get(PROOF_HEADER) ?? '';
    expect(proof).toMatch(/^one:\d+$/);
    expect(createHash('sha256').update(proof).digest()[0]).toBeLessThan(4);
    expect([sent[1]?.init.body, headersOf(1).get('k')]).toEqual(['{"a":1}', 'v']);
  });

  test("does not repeat other refusals, and passes on the server's message", async () => {
    const issues = [{ path: 'name', message: 'Too short' }];
    reply({ message: 'Too short', code: 'invalid', issues, details: { least: 3 } }, 400);
    expect(await failure(api('/api/x'))).toMatchObject({
      message: 'Too short',
      status: 400,
      code: 'invalid',
      issues,
      details: { least: 3 },
    });
    expect(sent).toHaveLength(1);
  });

  test("shows the server's message with or without a code, and otherwise the fallback", async () => {
    replies.push(() => Response.json({ message: 'Too late' }, { status: 409 }));
    expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Too late');
    replies.push(() => Response.json({}, { status: 500 }));
    expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Update failed');
    expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Update failed');
  });

  test('gives separate codes to foreign and missing replies', async () => {
    replies.push(() => new Response('<html>', { status: 502 }));
    expect(await failure(api('/api/x'))).toMatchObject({ code: 'http', status: 502, issues: [] });
    expect(await failure(api('/api/x'))).toMatchObject({ code: 'network', message: 'Network Error' });
    replies.push(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await failure(api('/api/x'))).toMatchObject({ code: 'aborted' });
  });

  test('returns nothing for an empty reply', async () => {
    replies.push(() => new Response(null, { status: 204 }));
    expect(await api('/api/x', { method: 'DELETE' })).toBeUndefined();
  });

  describe('before a session ends', () => {
    afterEach(() => window.dispatchEvent(new Event('pageshow')));

    test('completes running background requests', async () => {
      let answer: (response: Response) => void = () => undefined;
      replies.push(() => new Promise((resolve) => (answer = resolve)));
      const view = api('/api/user/useractivity', { method: 'POST', keepalive: true });
      let isQuiet = false;
      const held = holdUnaskedCalls().then(() => {
        isQuiet = true;
      });
      await new Promise((resolve) => setTimeout(resolve));
      expect(isQuiet).toBe(false);
      answer(Response.json({ ok: true }));
      await held;
      expect(await view).toEqual({ ok: true });
    });

    test('starts no more background calls until another page is shown', async () => {
      await holdUnaskedCalls();
      expect(await failure(api('/api/calls/current'))).toMatchObject({ code: 'aborted' });
      expect(await failure(api('/api/presence', { method: 'POST', asksToSignIn: false }))).toMatchObject({
        code: 'aborted',
      });
      expect(sent).toEqual([]);
      reply({ ok: true });
      expect(await api('/api/user/logout', { method: 'POST' })).toEqual({ ok: true });
      window.dispatchEvent(new Event('pageshow'));
      reply({ call: null });
      expect(await api('/api/calls/current')).toEqual({ call: null });
    });
  });

  test("shows only the server's messages unchanged, and the page's text for a broken connection", () => {
    const refused = new ApiError('Too many attempts', 429, 'rate_limited');
    const lost = new ApiError('Network Error', 0, 'network');
    expect(serverMessage(refused)).toBe('Too many attempts');
    expect(serverMessage(lost, 'Not saved')).toBe('Not saved');
    expect(serverMessage(new TypeError('x is undefined'))).toMatch(/^That didn’t work\./);
    expect(errorMessage(lost, 'Not saved')).toBe('Network Error');
    expect(errorMessage('nothing', 'Not saved')).toBe('Not saved');
  });

  describe('upload', () => {
    class Request {
      static made: Request[] = [];
      headers: Record<string, string> = {};
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      status = 0;
      response: unknown;
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      open = jest.fn();
      setRequestHeader = (name: string, value: string) => Object.assign(this.headers, { [name]: value });
      send = () => Request.made.push(this);
      abort = () => this.onabort?.();
      ends(status: number, response: unknown) {
        Object.assign(this, { status, response });
        this.onload?.();
      }
    }
    const { XMLHttpRequest } = globalThis;
    beforeEach(() => {
      Request.made = [];
      Object.assign(globalThis, { XMLHttpRequest: Request });
    });
    afterAll(() => Object.assign(globalThis, { XMLHttpRequest }));
    const last = () => Request.made.at(-1) as Request;
    const start = (more = {}) => upload('/api/files', { method: 'POST', body: new FormData(), ...more });

    test('reports its progress and returns the reply', async () => {
      const onProgress = jest.fn();
      const done = start({ onProgress, headers: { 'idempotency-key': 'k' } });
      expect(last().headers).toMatchObject({ 'x-xsrf-token': 'tok/en', 'idempotency-key': 'k' });
      last().upload.onprogress?.({ loaded: 5, total: 10 });
      expect(onProgress).toHaveBeenCalledWith(5, 10);
      last().ends(201, { id: '1' });
      expect(await done).toEqual({ id: '1' });
    });

    test('passes on the issues of a refusal, or the status from an intermediate server', async () => {
      const refused = failure(start());
      const issues = [{ path: 'file', message: 'Too large' }];
      last().ends(413, { message: 'Too large', code: 'too_large', issues });
      expect(await refused).toMatchObject({ code: 'too_large', status: 413, issues });
      const between = failure(start());
      last().ends(502, null);
      expect(await between).toMatchObject({ code: 'http', message: 'Request failed with status code 502' });
    });

    test('renews an outdated token and sends the file again', async () => {
      reply({});
      const done = start();
      last().ends(403, { message: 'This page is out of date', code: 'csrf' });
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(sent.map(({ path }) => path)).toEqual(['/api/user/me']);
      expect(Request.made).toHaveLength(2);
      last().ends(200, { ok: true });
      expect(await done).toEqual({ ok: true });
    });

    test('ends on a lost connection or an abort', async () => {
      const lost = failure(start());
      last().onerror?.();
      expect(await lost).toMatchObject({ code: 'network' });
      const stop = new AbortController();
      const stopped = failure(start({ signal: stop.signal }));
      stop.abort();
      expect(await stopped).toMatchObject({ code: 'aborted' });
    });
  });
});

describe('list addresses', () => {
  test.each([
    [{ search: 'asha', page: 1 }, {}, '/x?search=asha'],
    [{ search: '', city: undefined }, {}, '/x'],
    [{ search: 'asha', page: 3 }, { page: 4 }, '/x?search=asha&page=4'],
    [{ search: 'asha', page: 3 }, { page: 1 }, '/x?search=asha'],
    [{ rooms: [2, 3], place: ['besa', 'wadi'] }, {}, '/x?rooms=2,3&place=besa,wadi'],
    [{ q: 'a & b = "c"' }, {}, '/x?q=a+%26+b+%3D+%22c%22'],
    [{ by: 'name' }, { by: undefined }, '/x'],
  ])('the address of %j changed by %j is %s', (params, change, expected) => {
    expect(listUrl('/x', params, change)).toBe(expected);
  });

  test('parse back to their parameters', () => {
    const params = new URLSearchParams(listUrl('', { q: 'सिताबर्डी, near the lake', rooms: [2, 3] }).slice(1));
    expect(Object.fromEntries(params)).toEqual({ q: 'सिताबर्डी, near the lake', rooms: '2,3' });
  });

  function form(html: string): HTMLFormElement {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.forms[0]!;
  }

  test('a form contains its filled-in fields, trimmed and without files', () => {
    const filled = form(
      '<input name="q" value="  garden "><input name="city" value="  "><input name="page" value="4" disabled>' +
        '<select name="type"><option value="">All</option><option value="rent" selected>Rent</option></select>' +
        '<input type="checkbox" name="off" value="1"><input type="file" name="file">',
    );
    expect(formFilters(filled)).toEqual({ q: 'garden', type: 'rent' });
    expect(formUrl('/x', filled)).toBe('/x?q=garden&type=rent');
    expect(formUrl('/x', form('<input name="q" value="">'))).toBe('/x');
  });

  test.each([
    ['3', 3],
    [['2', '9'], 2],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['many', 1],
    [undefined, 1],
  ])('reads page %j of an address as page %i', (given, expected) => {
    expect(pageParam.parse(given)).toBe(expected);
  });

  test('trims a text, and ignores an empty or endless one', () => {
    expect(textParam.parse('  asha ')).toBe('asha');
    expect(textParam.parse(['one', 'two'])).toBe('one');
    expect(textParam.parse('   ')).toBeUndefined();
    expect(textParam.parse('x'.repeat(121))).toBeUndefined();
    expect(first([])).toBeUndefined();
  });

  test.each([
    [0, 5, { page: 1, pages: 1, skip: 0 }],
    [41, 1, { page: 1, pages: 3, skip: 0 }],
    [41, 3, { page: 3, pages: 3, skip: 40 }],
    // an old link leads to the last page instead of an empty one
    [41, 9, { page: 3, pages: 3, skip: 40 }],
  ])('finds the position for %i rows and page %i of twenty', (total, wanted, expected) => {
    expect(pageOf(total, wanted, 20)).toEqual(expected);
  });

  test('a list by time is newest first and keeps the order of equal times', () => {
    expect(byTime(timeListSchema.parse({}))).toEqual({ createdAt: -1, _id: -1 });
    expect(byTime(timeListSchema.parse({ dir: 'asc', by: 'name' }))).toEqual({ createdAt: 1, _id: 1 });
    expect(byTime(timeListSchema.parse({ dir: 'sideways' }))).toEqual({ createdAt: -1, _id: -1 });
  });

  test('a new sort order starts at the first page and keeps the filters', () => {
    const sort = sortLinks('/x', { search: 'na', page: 4, by: 'name', dir: 'asc' });
    expect(sort.hrefFor('price', 'desc')).toBe('/x?search=na&by=price&dir=desc');
    expect([sort.by, sort.dir]).toEqual(['name', 'asc']);
  });
});

describe('texts of a page', () => {
  /** Texts of a client component on a page that has sent these domains, first and after a re-render. */
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

  /** Words in several domains, with the domain that is shown. */
  const ORDER: readonly [text: string, domain: Domain, shown: string][] = [
    // the component's own domain before labels
    ['Paused', 'brokers/own-listings', 'थांबवलेल्या'],
    ['Paused', 'shortlists', 'थांबवलेली'],
    // common texts before data
    ['Name', 'shortlists', common.Name[0]],
    ['Dharampeth', 'shortlists', 'धरमपेठ'],
    ['Not found', 'shortlists', 'सापडले नाही'],
    // the domain for all pages, if two domains have replies
    [
      'There’s no space left for files. Please try again later',
      'shortlists',
      'फाइल साठवायला जागा उरलेली नाही. नंतर पुन्हा प्रयत्न करा',
    ],
    ['What a person wrote', 'shortlists', 'What a person wrote'],
  ];

  test.each(ORDER)(
    'looks up "%s" of %s in the same order on the server and in the browser',
    (text, domain, shown) => {
      const { texts } = inBrowser('mr', domain, ['labels', 'listings/replies', 'replies'], ['Dharampeth']);
      const server = textsIn('mr', domain);
      for (const { label, reply } of [server, texts])
        expect([label(text), reply(text)]).toEqual([shown, shown]);
      const say = (t: unknown) => (t as (key: string) => string)(text);
      expect([say(server.t), say(texts.t)]).toEqual([shown, shown]);
    },
  );

  test('returns the same object while the texts are the same', () => {
    const { texts, again } = inBrowser('hi', 'visits', []);
    expect(again).toBe(texts);
    expect(texts.href('/visits')).toBe('/hi/visits');
    expect(texts.language).toBe('hi');
  });

  test('uses English without a language', () => {
    expect(textsIn(undefined, 'shell').t('Login')).toBe('Login');
    expect(textsIn(null).label('Dharampeth')).toBe('Dharampeth');
  });
});
