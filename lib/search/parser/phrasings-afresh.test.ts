import { expectPhrasings } from '@/test/phrasing-tables';
import afresh from './phrasings-afresh.json';

test('at least 95 of 100 phrasings written afresh become their filters', () => {
  expectPhrasings('written afresh', afresh.rows);
});
