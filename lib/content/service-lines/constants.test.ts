import { getServiceLine, SERVICE_LINES } from './constants';
import { isServiceSlug, SERVICE_SLUGS, type ServiceLine } from './dto';

const allText = (line: ServiceLine): string => JSON.stringify(line);

describe('the seven service lines', () => {
  test('are in the order of their routes', () => {
    expect(SERVICE_LINES.map((line) => line.slug)).toEqual([
      'aashray',
      'vridi',
      'siddhant',
      'kalpa',
      'neeti',
      'sampaadana',
      'manthan',
    ]);
  });

  test.each([...SERVICE_SLUGS])('%s says everything a visitor needs', (slug) => {
    const line = getServiceLine(slug);
    expect(line.questions.length).toBeGreaterThanOrEqual(5);
    expect(line.questions.length).toBeLessThanOrEqual(7);
    for (const list of [line.does, line.forWhom, line.steps, line.bring])
      expect(list.length).toBeGreaterThanOrEqual(4);
    expect(line.related.every((other) => other !== slug && isServiceSlug(other))).toBe(true);
    expect(line.metaTitle.length).toBeLessThanOrEqual(70);
    expect(line.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(line.metaDescription.length).toBeLessThanOrEqual(175);
  });

  test('no two lines share a title, a description, a headline or a question', () => {
    const pick = (of: (line: ServiceLine) => string[]) => SERVICE_LINES.flatMap(of);
    for (const values of [
      pick((line) => [line.metaTitle, line.metaDescription, line.headline, line.summary]),
      pick((line) => line.questions.map((entry) => entry.question)),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('the copy holds no exclamation mark and no left-over placeholder', () => {
    for (const line of SERVICE_LINES) expect(allText(line)).not.toMatch(/!|lorem|todo|tbd/i);
  });

  test('unknown slugs are refused', () => {
    expect(isServiceSlug('constructor')).toBe(false);
    expect(isServiceSlug(undefined)).toBe(false);
  });
});
