import { settingsInputSchema } from '@/lib/settings/schema';
import { EXAMPLE_TESTIMONIALS } from './constants';
import { parseTestimonials, testimonialsText } from './rules';

test('a letter is a line with the name and lines with the words; an empty line begins the next', () => {
  const typed = 'Asha Rao, Besa, Bought a plot\r\nThey answered.\r\nTwice.\r\n\r\n\r\nRavi\nGood papers.';
  expect(parseTestimonials(typed)).toEqual([
    { name: 'Asha Rao', about: 'Besa, Bought a plot', text: 'They answered. Twice.', isExample: false },
    { name: 'Ravi', about: '', text: 'Good papers.', isExample: false },
  ]);
  expect(parseTestimonials('')).toEqual([]);
});

test('reads one to five stars at the end of the first line, and writes them back', () => {
  const letters = parseTestimonials('Asha Rao, Besa, ★★★★★\nThey answered.\n\nRavi ★★★\nGood papers.');
  expect(letters?.map(({ name, about, stars }) => [name, about, stars])).toEqual([
    ['Asha Rao', 'Besa', 5],
    ['Ravi', '', 3],
  ]);
  expect(parseTestimonials(testimonialsText(letters!))).toEqual(letters);
  expect(parseTestimonials('Ravi, ★★★★★★\nOne too many.')?.[0]).toMatchObject({ about: '', stars: 5 });
});

test('a name without words, and more than twelve letters, are refused by the form', () => {
  for (const typed of ['Asha Rao, Besa', Array(13).fill('A\nb').join('\n\n')]) {
    expect(parseTestimonials(typed)).toBeUndefined();
    expect(settingsInputSchema.safeParse({ testimonials: typed }).success).toBe(false);
  }
  expect(settingsInputSchema.parse({ testimonials: 'A\nb' }).testimonials).toBe('A\nb');
});

test('the letters of the demo set are examples, also after the office has added one of its own', () => {
  const text = `${testimonialsText(EXAMPLE_TESTIMONIALS)}\n\nMeena Joshi, Sadar\nThe index II was there.`;
  expect(parseTestimonials(text)?.map(({ isExample }) => isExample)).toEqual([true, true, true, false]);
});
