import { apiDouble } from '@/test/api-double';
import { callOrWait, clearOutbox, dismissRefused, hasWaiting, listOwnWaiting, sendOutbox } from './client';

// jsdom has no IndexedDB; e2e/offline.spec.ts uses a real one
jest.mock('idb-keyval', () => {
  const rows = new Map<string, unknown>();
  return {
    createStore: () => undefined,
    entries: async () => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)),
    set: async (key: string, value: unknown) => void rows.set(key, value),
    del: async (key: string) => void rows.delete(key),
    clear: async () => rows.clear(),
  };
});

const network = apiDouble();
const note = (text: string) => ({
  path: '/api/shortlist/homes/1',
  method: 'PUT' as const,
  body: { note: text },
  what: 'Your note',
});
const written = () => network.calls.map(({ method, path, body }) => [method, path, body]);

afterEach(clearOutbox);

test('sends calls of the same millisecond in order', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  const texts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  for (const text of texts) await callOrWait(note(text));
  expect((await listOwnWaiting()).map(({ body }) => (body as { note: string }).note)).toEqual(texts);
  jest.restoreAllMocks();
});

test('queues a call without a network and sends it once, in order, when there is one', async () => {
  expect(await callOrWait(note('No lift'))).toBe('waiting');
  expect(await callOrWait(note('No lift, but a terrace'))).toBe('waiting');
  expect(await listOwnWaiting()).toHaveLength(2);
  expect(localStorage.getItem('saptam:outbox')).toBe('1');
  network.calls.length = 0;
  network.replies('PUT /api/shortlist/homes/1', {});
  expect(await sendOutbox()).toBe(2);
  expect(await sendOutbox()).toBe(0);
  expect(written()).toEqual([
    ['PUT', '/api/shortlist/homes/1', { note: 'No lift' }],
    ['PUT', '/api/shortlist/homes/1', { note: 'No lift, but a terrace' }],
  ]);
  expect(localStorage.getItem('saptam:outbox')).toBeNull();
});

test('a later change does not overtake a waiting one', async () => {
  await callOrWait(note('first'));
  network.calls.length = 0;
  network.replies('PUT /api/shortlist/homes/1', {});
  expect(await callOrWait(note('second'))).toBe('done');
  expect(network.calls.map(({ body }) => body)).toEqual([{ note: 'first' }, { note: 'second' }]);
});

test('retries a busy server, and keeps refused calls with their message until they are read', async () => {
  await callOrWait(note('No lift'));
  network.replies('PUT /api/shortlist/homes/1', { message: 'Too many', code: 'rate_limited' }, 429);
  expect(await sendOutbox()).toBe(0);
  expect(await listOwnWaiting()).toMatchObject([{ what: 'Your note' }]);
  // the worker uses this to tell the browser whether to wake it again
  expect(await hasWaiting('')).toBe(true);
  network.replies('PUT /api/shortlist/homes/1', { message: 'List not found', code: 'not_found' }, 404);
  await sendOutbox();
  await sendOutbox();
  expect(await listOwnWaiting()).toMatchObject([{ refusal: 'List not found' }]);
  expect(await hasWaiting('')).toBe(false);
  await dismissRefused();
  expect(await listOwnWaiting()).toEqual([]);
});

test('does not queue a request that the server refuses at once', async () => {
  network.replies('PUT /api/shortlist/homes/1', { message: 'A list holds 200 homes', code: 'conflict' }, 409);
  await expect(callOrWait(note('x'))).rejects.toThrow('A list holds 200 homes');
  expect(await listOwnWaiting()).toEqual([]);
});

test('another person on this device neither sees nor sends it', async () => {
  localStorage.setItem('userId', 'asha');
  await callOrWait(note('of Asha'));
  localStorage.setItem('userId', 'ravi');
  network.calls.length = 0;
  network.replies('PUT /api/shortlist/homes/1', {});
  expect(await sendOutbox()).toBe(0);
  expect([network.calls, await listOwnWaiting()]).toEqual([[], []]);
  localStorage.setItem('userId', 'asha');
  expect(await sendOutbox()).toBe(1);
});
