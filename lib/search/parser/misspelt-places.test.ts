import { findCity } from '@/lib/places/rules';
import { parsePhrasing } from '@/test/phrasings';

const MIN_SHARE = 0.95;

/** One letter left out, doubled, or exchanged with its neighbour, and for long names two; never the first. */
function misspelled(name: string, at: number, kind: number): string {
  const [before, after] = [name.slice(0, at), name.slice(at)];
  if (kind === 0) return before + after.slice(1);
  if (kind === 1) return before + after[0] + after;
  return before + (after[1] ?? '') + after[0] + after.slice(2);
}

test('localities of Nagpur are found with a letter wrong anywhere but in front', () => {
  const names = findCity('nagpur')!.localities.filter(({ name }) => /^[a-z]{6,}/i.test(name));
  const misread = names.flatMap(({ name, slug }) => {
    const [first = '', ...rest] = name.split(' ');
    const tries = Array.from({ length: first.length - 1 }, (_, at) =>
      [0, 1, 2].map((kind) => [misspelled(first, at + 1, kind), ...rest].join(' ')),
    ).flat();
    return tries.filter((typed) => !parsePhrasing(`2 bhk ${typed}`).search.locality?.includes(slug));
  });
  const all = names.flatMap(({ name }) => [...name.split(' ')[0]!].slice(1)).length * 3;
  console.info(`${all - misread.length} of ${all} misspelled localities found, not: ${misread.join(', ')}`);
  expect(misread.length / all).toBeLessThanOrEqual(1 - MIN_SHARE);
});
