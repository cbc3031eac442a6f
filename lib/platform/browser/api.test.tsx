import { createHash } from 'node:crypto';
import { PROOF_HEADER } from '@/lib/platform/http/proof';
import { ApiError, api, errorMessage, holdUnaskedCalls, serverMessage } from './api';
import { upload } from './upload';

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

test('sends JSON with the XSRF token of the cookie', async () => {
  reply({ ok: true });
  expect(await api('/api/x', { method: 'POST', body: { a: 1 } })).toEqual({ ok: true });
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' });
  expect(headersOf(0).get('x-xsrf-token')).toBe('tok/en');
  expect(headersOf(0).get('content-type')).toBe('application/json');
});

test('a form goes out as multipart: the browser writes the type with its boundary', async () => {
  reply({});
  await api('/api/x', { method: 'POST', body: new FormData() });
  expect(headersOf(0).has('content-type')).toBe(false);
  expect(sent[0]?.init.body).toBeInstanceOf(FormData);
});

test('a token out of date is renewed, and the call made once more', async () => {
  reply({ message: 'This page is out of date', code: 'csrf' }, 403);
  reply({});
  reply({ ok: true });
  expect(await api('/api/x', { method: 'PUT' })).toEqual({ ok: true });
  expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/user/me', '/api/x']);
});

test('work that is asked for, because many write from this network, is done, and the call made once more', async () => {
  reply({ code: 'rate_limited', details: { proof: { task: 'one', bits: 6 } } }, 429);
  reply({ ok: true });
  expect(await api('/api/x', { method: 'POST', body: { a: 1 }, headers: { k: 'v' } })).toEqual({ ok: true });
  const proof = headersOf(1).get(PROOF_HEADER) ?? '';
  expect(proof).toMatch(/^one:\d+$/);
  expect(createHash('sha256').update(proof).digest()[0]).toBeLessThan(4);
  expect([sent[1]?.init.body, headersOf(1).get('k')]).toEqual(['{"a":1}', 'v']);
});

test('another refusal is not repeated, and carries what the server said', async () => {
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

test('the message of a server is shown, with a code or without; a failure without one has the fallback', async () => {
  replies.push(() => Response.json({ message: 'Too late' }, { status: 409 }));
  expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Too late');
  replies.push(() => Response.json({}, { status: 500 }));
  expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Update failed');
  expect(serverMessage(await failure(api('/api/x')), 'Update failed')).toBe('Update failed');
});

test('a reply that is not ours, and none at all, have codes of their own', async () => {
  replies.push(() => new Response('<html>', { status: 502 }));
  expect(await failure(api('/api/x'))).toMatchObject({ code: 'http', status: 502, issues: [] });
  expect(await failure(api('/api/x'))).toMatchObject({ code: 'network', message: 'Network Error' });
  replies.push(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await failure(api('/api/x'))).toMatchObject({ code: 'aborted' });
});

test('an empty reply is nothing', async () => {
  replies.push(() => new Response(null, { status: 204 }));
  expect(await api('/api/x', { method: 'DELETE' })).toBeUndefined();
});

describe('before a session ends', () => {
  afterEach(() => window.dispatchEvent(new Event('pageshow')));

  test('what is on its way without the person having asked comes to its end', async () => {
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

  test('nothing begins any more but what the person does, until another page is shown', async () => {
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

test('only what the server says is shown as it is; a broken line gets the text of the page', () => {
  const refused = new ApiError('Too many attempts', 429, 'rate_limited');
  const lost = new ApiError('Network Error', 0, 'network');
  expect(serverMessage(refused)).toBe('Too many attempts');
  expect(serverMessage(lost, 'Not saved')).toBe('Not saved');
  expect(serverMessage(new TypeError('x is undefined'))).toMatch(/^That did not work\./);
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

  test('tells how much has gone, and returns the reply', async () => {
    const onProgress = jest.fn();
    const done = start({ onProgress, headers: { 'idempotency-key': 'k' } });
    expect(last().headers).toMatchObject({ 'x-xsrf-token': 'tok/en', 'idempotency-key': 'k' });
    last().upload.onprogress?.({ loaded: 5, total: 10 });
    expect(onProgress).toHaveBeenCalledWith(5, 10);
    last().ends(201, { id: '1' });
    expect(await done).toEqual({ id: '1' });
  });

  test('a refusal carries its issues; one by a server in between, its status', async () => {
    const refused = failure(start());
    const issues = [{ path: 'file', message: 'Too large' }];
    last().ends(413, { message: 'Too large', code: 'too_large', issues });
    expect(await refused).toMatchObject({ code: 'too_large', status: 413, issues });
    const between = failure(start());
    last().ends(502, null);
    expect(await between).toMatchObject({ code: 'http', message: 'Request failed with status code 502' });
  });

  test('a token out of date is renewed, and the file sent once more', async () => {
    reply({});
    const done = start();
    last().ends(403, { message: 'This page is out of date', code: 'csrf' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(sent.map(({ path }) => path)).toEqual(['/api/user/me']);
    expect(Request.made).toHaveLength(2);
    last().ends(200, { ok: true });
    expect(await done).toEqual({ ok: true });
  });

  test('a lost connection and an abort end it', async () => {
    const lost = failure(start());
    last().onerror?.();
    expect(await lost).toMatchObject({ code: 'network' });
    const stop = new AbortController();
    const stopped = failure(start({ signal: stop.signal }));
    stop.abort();
    expect(await stopped).toMatchObject({ code: 'aborted' });
  });
});
