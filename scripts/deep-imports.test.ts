import { deepImportProblems } from './lib/deep-imports.mjs';

/** Apart, because the check reads this file too. */
const POOL = ['mongodb', 'lib/cmap/connection_pool.js'].join('/');
const SERVER = ['next', 'dist/server/next-server'].join('/');
const METRICS = ['pdfkit', 'js/data/Helvetica.afm'].join('/');

test.each([
  `import { ConnectionPool } from '${POOL}';`,
  `const pool = await import('${POOL}');`,
  `const pool = require('${POOL}');`,
  `import '${SERVER}';`,
  `new URL('${METRICS}', import.meta.url)`,
])('refuses %s', (line) => {
  expect(deepImportProblems('lib/a.ts', line)).toEqual([
    expect.stringMatching(/^lib\/a\.ts imports .+ does not export$/),
  ]);
});

test.each([
  "import { MongoClient } from 'mongodb';",
  "import decodeQR from 'qr/decode.js';",
  "import { headers } from 'next/headers';",
  "new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)",
  "import { site } from '@/lib/settings/data';",
  "import { rules } from './rules';",
])('lets %s pass', (line) => {
  expect(deepImportProblems('lib/a.ts', line)).toEqual([]);
});
