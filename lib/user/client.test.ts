import { forgetVisitor, whoAmI } from './client';

/** As much of a browser as is asked for. */
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

test('an answer that comes after the visitor has signed out is not remembered', async () => {
  let answer = (_: Response): void => undefined;
  const kept = browser(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const me = whoAmI();
  forgetVisitor();
  answer(Response.json({ kind: 'user', user: { _id: '1', role: 'seller', name: 'Asha' } }));
  expect(await me).toEqual({ kind: 'anonymous' });
  expect([...kept]).toEqual([]);
});
