import { FlushPace } from './flush-pace';

const after = (...flushes: number[]): boolean => {
  const pace = new FlushPace();
  for (const ms of flushes) pace.took(ms);
  return pace.isShort;
};

test('one long flush among short ones does not make a quick disk slow', () => {
  expect(after()).toBe(true);
  expect(after(0.2, 0.2, 300, 0.2)).toBe(true);
});

test('flushes that go on being long do, until they are short again', () => {
  const slow = Array.from({ length: 10 }, () => 2.7);
  expect(after(...slow)).toBe(false);
  expect(after(...slow, ...Array.from({ length: 10 }, () => 0.3))).toBe(true);
});
