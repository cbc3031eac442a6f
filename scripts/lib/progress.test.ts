import { progressPrinter, progressText } from './progress';

function printer(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const out = { isTTY, write: (text: string) => written.push(text) > 0 };
  const progress = progressPrinter(out, () => time);
  return {
    written,
    at: (ms: number, done: number) => {
      time = ms;
      progress.show({ step: 'listings', done, total: 1_000_000 });
    },
    beatAt: (ms: number) => {
      time = ms;
      progress.beat();
    },
    end: progress.end,
  };
}

test('says how many are done, how fast, and how long it will take', () => {
  const progress = { step: 'listings', done: 120_000, total: 1_000_000 };
  expect(progressText(progress, 10_000)).toBe(
    '1,20,000 of 10,00,000 listings, 12,000 a second, about 74 s left',
  );
  expect(progressText({ ...progress, done: 1_000_000 }, 10_000)).toBe(
    '10,00,000 of 10,00,000 listings, 1,00,000 a second',
  );
  expect(progressText({ step: 'listings', done: 0, total: 10 }, 0)).toBe('0 of 10 listings');
});

test('writes a line every four seconds into a pipe, and none for a short job', () => {
  const { written, at, end } = printer(false);
  for (let ms = 0; ms <= 9_000; ms += 500) at(ms, ms * 10);
  end();
  expect(written.map((line) => line.split(' ')[0])).toEqual(['40,000', '80,000']);
  const short = printer(false);
  short.at(100, 600);
  short.end();
  expect(short.written).toEqual([]);
});

test('says every four seconds that it is at work while nothing is reported', () => {
  const { written, at, beatAt } = printer(false);
  for (let ms = 0; ms <= 9_000; ms += 1_000) beatAt(ms);
  at(9_500, 1_000);
  for (let ms = 10_000; ms <= 13_000; ms += 1_000) beatAt(ms);
  expect(written).toEqual([
    'Preparing the demo set, at work for 4 s\n',
    'Preparing the demo set, at work for 8 s\n',
    expect.stringMatching(/^1,000 of 10,00,000 listings.*, at work for 12 s\n$/),
  ]);
});

test('redraws one line on a terminal', () => {
  const { written, at, end } = printer(true);
  at(0, 0);
  at(100, 500_000);
  end();
  expect(written[1]).toMatch(/^\r█{14}░{14} 5,00,000 of 10,00,000 listings/);
  expect(written.at(-1)).toBe('\n');
});
