import { writeFileSync } from 'node:fs';

import { readRow, wrongIn } from '@/test/phrasing-tables';
import a from './phrasings.json';
import c from './phrasings-afresh.json';
import b from './phrasings-apart.json';

test('rows', () => {
  const out: string[] = [];
  for (const [name, { rows }] of [
    ['tuned', a],
    ['apart', b],
    ['afresh', c],
  ] as const) {
    const wrong = rows.flatMap((row) => wrongIn(readRow(row)) ?? []);
    console.log(
      `${name} ${rows.length - wrong.length}/${rows.length} ${((1 - wrong.length / rows.length) * 100).toFixed(1)}`,
    );
    out.push(`#### ${name}`, ...wrong);
  }
  writeFileSync('/tmp/h3/rows.txt', out.join('\n'));
});
