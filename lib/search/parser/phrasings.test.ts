import { expectPhrasings } from '@/test/phrasing-tables';
import phrasings from './phrasings.json';
import apart from './phrasings-apart.json';

test.each([
  ['tuned on', phrasings],
  ['kept apart', apart],
])('at least 95 of 100 phrasings %s become their filters', (name, { rows }) => {
  expectPhrasings(name, rows);
});
