import { deepImportProblems } from './lib/deep-imports.mjs';

test.each([
  "import { ConnectionPool } from 'mongodb/lib/cmap/connection_pool.js';",
  "const pool = await import('mongodb/lib/cmap/connection_pool.js');",
  "const pool = require('mongodb/lib/cmap/connection_pool.js');",
  "import 'next/dist/server/next-server';",
  "new URL('pdfkit/js/data/Helvetica.afm', import.meta.url)",
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
