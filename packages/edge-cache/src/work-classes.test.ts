import { makeLimiters } from './work-classes';

const never = () => new Promise<void>(() => undefined);

test('pages keep their share beside many writes, and give it back when these have ended', async () => {
  const { render, write } = makeLimiters();
  const writes: (() => void)[] = [];
  for (let i = 0; i < 30; i++)
    void write.run(() => new Promise<void>((resolve) => writes.push(resolve)), undefined, [`writer ${i}`]);
  const pages: (() => void)[] = [];
  for (let i = 0; i < 30; i++)
    void render.run(() => new Promise<void>((resolve) => pages.push(resolve)), undefined, [`reader ${i}`]);
  await new Promise(setImmediate);
  expect([write.active, render.active, render.waiting.length]).toEqual([30, 22, 8]);
  for (const end of writes) end();
  await new Promise(setImmediate);
  expect(write.active).toBe(0);
  for (const end of pages.splice(0, 21)) end();
  await new Promise(setImmediate);
  expect([render.active, render.waiting.length]).toEqual([2, 7]);
});

test('what waits begins before what comes later, when there is room for more', async () => {
  const { render, write } = makeLimiters();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const page = (name: string) =>
    void render.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      undefined,
      [name],
    );
  for (const name of ['a', 'b', 'c']) page(name);
  for (let i = 0; i < 3; i++) void write.run(never, undefined, [`writer ${i}`]);
  page('d');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});
