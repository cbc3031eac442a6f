import type { CalendarItem } from './dto';
import { itemsOn } from './rules';

const DAY = '2026-11-26';
const item = (title: string, start?: string): CalendarItem =>
  ({ id: title, kind: 'lead', day: DAY, title, ...(start && { start }) }) as CalendarItem;

test('the entries of a day are by time, and of one time in the order of names of the reader’s language', () => {
  const items = [item('Asha'), item('कॉल'), item('भेट', `${DAY}T10:00:00Z`), item('आशा')];
  const titles = (language: 'en' | 'hi') => itemsOn(items, DAY, language).map(({ title }) => title);
  expect(titles('hi')).toEqual(['आशा', 'कॉल', 'Asha', 'भेट']);
  expect(titles('en')).toEqual(['Asha', 'आशा', 'कॉल', 'भेट']);
});
