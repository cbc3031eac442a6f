/** @jest-environment jsdom */

import { actOnHome, applyAction, dismissProblem, homesStore, markVisited, sendPending } from './client';
import { clearCompared, comparedStore, toggleCompared } from './compared.client';

describe('shortlist in a browser', () => {
  const ID = 'a'.repeat(24);
  const calls: string[] = [];
  let reply: () => Promise<Response>;

  const json = (body: object, status = 200) =>
    ({
      ok: status < 400,
      status,
      json: async () => body,
      text: async () => JSON.stringify(body),
      headers: new Headers({ 'content-type': 'application/json' }),
    }) as Response;

  beforeEach(() => {
    calls.length = 0;
    reply = async () => json({});
    globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
      calls.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return reply();
    }) as typeof fetch;
  });

  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

  describe('applyAction', () => {
    const state = { saved: new Set([ID]), hidden: new Set<string>() };

    it('hides a saved home, and saving it shows it again', () => {
      const hidden = applyAction(state, { action: 'hide', id: ID });
      expect([[...hidden.saved], [...hidden.hidden]]).toEqual([[], [ID]]);
      const saved = applyAction(hidden, { action: 'save', id: ID });
      expect([[...saved.saved], [...saved.hidden]]).toEqual([[ID], []]);
    });
  });

  describe('pressing a heart', () => {
    it('shows at once and tells the server', async () => {
      actOnHome('save', ID);
      expect(homesStore.get().saved.has(ID)).toBe(true);
      await settle();
      expect(calls).toEqual([`PUT /api/shortlist/homes/${ID}`]);
      actOnHome('unsave', ID);
      await settle();
      expect(calls.at(-1)).toBe(`DELETE /api/shortlist/homes/${ID}`);
      expect(homesStore.get().saved.has(ID)).toBe(false);
    });

    it('is stored without a network and sent later, once', async () => {
      reply = () => Promise.reject(new TypeError('Failed to fetch'));
      actOnHome('save', ID);
      await settle();
      expect(homesStore.get().saved.has(ID)).toBe(true);
      expect(JSON.parse(localStorage.getItem('saptam:homes-pending') ?? '[]')).toEqual([
        { action: 'save', id: ID },
      ]);
      reply = async () => json({});
      await sendPending();
      await sendPending();
      expect(calls).toHaveLength(2);
      expect(localStorage.getItem('saptam:homes-pending')).toBe('[]');
    });

    it('needs no request if it is undone before the network returns', async () => {
      actOnHome('unsave', ID);
      await settle();
      calls.length = 0;
      reply = () => Promise.reject(new TypeError('Failed to fetch'));
      actOnHome('hide', ID);
      await settle();
      actOnHome('show', ID);
      await settle();
      expect(JSON.parse(localStorage.getItem('saptam:homes-pending') ?? '[]')).toEqual([]);
    });

    it('is undone with the reason when the server refuses', async () => {
      reply = async () => json({ message: 'A list holds 200 homes', code: 'conflict' }, 409);
      actOnHome('save', ID);
      await settle();
      await settle();
      expect(homesStore.get().saved.has(ID)).toBe(false);
      expect(homesStore.get().problem).toBe('A list holds 200 homes');
      dismissProblem();
      expect(homesStore.get().problem).toBeUndefined();
    });
  });

  it('remembers the last 500 opened homes, each once', () => {
    for (let i = 0; i < 510; i++) markVisited(String(i));
    markVisited('509');
    const visited = JSON.parse(localStorage.getItem('saptam:visited') ?? '[]') as string[];
    expect([visited.length, visited[0], new Set(visited).size]).toEqual([500, '509', 500]);
  });
});

describe('compared homes', () => {
  const ids = Array.from({ length: 7 }, (_, i) => String(i).repeat(24));

  afterEach(() => clearCompared());

  test('are six at most, and a second press removes one', () => {
    const heard = jest.fn();
    const stop = comparedStore.subscribe(heard);
    for (const id of ids) toggleCompared(id);
    expect(comparedStore.get()).toEqual(ids.slice(0, 6));
    expect(heard).toHaveBeenCalledTimes(6);
    toggleCompared(ids[0]!);
    expect(comparedStore.get()).toEqual(ids.slice(1, 6));
    expect(JSON.parse(sessionStorage.getItem('saptam:compared')!)).toEqual(ids.slice(1, 6));
    stop();
  });
});
