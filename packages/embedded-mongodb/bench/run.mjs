// npm run bench -- db [--quick] [--only point-read|durable-insert|bulk-insert|growth|start]
// Every figure is a ratio to a yardstick measured in the same run, in alternating rounds: absolute figures say more
// about the machine than about the server. Prints a table; an aim not reached is shown, not hidden, and exits 0.
import prepare from '../test/support/prepare.mjs';
import { bulkInsert } from './bulk-insert.mjs';
import { durableInsert } from './durable-insert.mjs';
import { growth } from './growth.mjs';
import { pointRead } from './point-read.mjs';
import { startToListening } from './start.mjs';

const BENCHES = {
  'point-read': pointRead,
  'durable-insert': durableInsert,
  'bulk-insert': bulkInsert,
  growth,
  start: startToListening,
};

function print(rows) {
  const cells = rows.map((row) => [
    row.name,
    row.seen,
    row.ratio.toFixed(2),
    row.aim,
    row.reached === undefined ? '' : row.reached ? 'reached' : 'NOT reached',
  ]);
  const table = [['what', 'seen (median)', 'ratio', 'aim', ''], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}

const quick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
prepare();
const rows = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (only !== undefined && only !== name) continue;
  console.error(`${name} …`);
  rows.push(...(await bench({ quick })));
}
print(rows);
