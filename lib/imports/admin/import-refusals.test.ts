import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { POST as act, DELETE as discard } from '@/app/api/admin/import/[id]/route';
import { runImport, saveMapping } from '@/lib/imports/admin/mutations';
import type { ImportDto } from '@/lib/imports/dto';
import { createImport } from '@/lib/imports/files/mutations';
import { readInTurn } from '@/lib/imports/mutations';
import { workOnImport } from '@/lib/imports/run/mutations';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@/lib/platform/tabular/constants';
import { runTasksIn } from '@/lib/platform/work/task';
import { Contact } from '@/models/contacts/contact';
import { Import } from '@/models/imports/import';
import { ImportRow } from '@/models/imports/import-row';
import { testActor } from '@/test/actors';
import { EICAR, pdf, polyglots, zipBomb } from '@/test/dangerous-files';
import { useTestDb } from '@/test/db';
import { PEOPLE, useImportAdmin } from '@/test/imports';
import { type Person, signedIn } from '@/test/people';
import { workbook } from '@/test/workbooks';

// a low limit, because writing as many rows as the real one takes seconds
jest.mock('@/lib/platform/tabular/constants', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/tabular/constants')>(
    '@/lib/platform/tabular/constants',
  ),
  MAX_IMPORT_ROWS: 600,
  MAX_IMPORT_CHARACTERS: 100_000,
}));

useTestDb();
const imports = useImportAdmin();

test('explains the refusal of an unreadable file, and keeps nothing', async () => {
  const big = Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a');
  expect((await imports.upload(big)).status).toBe(413);
  const long = await imports.upload(`Name\n${'x\n'.repeat(MAX_IMPORT_ROWS + 1)}`);
  expect(long.json.message).toMatch(/more than 600 rows/);
  const rows = [['Name'], ...Array<string[]>(350).fill(['Asha'])];
  const twoSheets = workbook(['A', 'B'].map((name) => ({ name, rows })));
  for (const [content, message] of [
    ['Name\n"Asha', /Row 2 does not end/],
    ['Name,City\n', /only a heading/],
    ['Name\nA\0', /zero bytes/],
    [`Name\n${`${'x'.repeat(9000)}\n`.repeat(12)}`, /more than 1,00,000 characters/],
    [`${'a,'.repeat(300)}\nx`, /columns/],
    [`${Array.from({ length: 100_000 }, (_, i) => `c${i}`).join(',')}\nx`, /100000 columns/],
    [`${','.repeat(200_000)}\n`, /only a heading/],
    [twoSheets, /more than 600 rows/],
  ] as const) {
    const reply = await imports.upload(content);
    expect(reply.status).toBe(400);
    expect(reply.json.message).toMatch(message);
  }
  expect(await ImportRow.countDocuments({})).toBe(0);
  expect(await Import.countDocuments({})).toBe(0);
});

test('charges the text of a file like any other stored file', async () => {
  const seller = await signedIn('seller', { isVerified: false });
  const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'list.csv');
  writeFileSync(path, 'Title,Price,Area,Locality\n2 BHK flat,45 lakh,950,Besa\n');
  const actor = testActor(seller.id);
  const send = () => createImport({ kind: 'own-listings', path, name: 'list.csv', size: 25 }, actor);
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 0.01);
  resetLimiters();
  try {
    await send();
    await send();
    await expect(send()).rejects.toThrow('Please confirm your email address first');
  } finally {
    jest.restoreAllMocks();
    resetLimiters();
  }
});

test('refuses viruses, programs, archives and other files that are no tables, without unpacking them', async () => {
  const { gif } = await polyglots();
  const table = Buffer.concat([Buffer.from('Name,Phone\nAsha,'), EICAR, Buffer.from('\n')]);
  for (const [content, status, message] of [
    [EICAR, 415, /virus check/],
    [table, 415, /virus check/],
    [Buffer.from('#!/bin/sh\nName,Phone\nAsha,9822012345'), 415, /virus check/],
    [zipBomb(), 400, /unpacks to far more|has no workbook/],
    [zipBomb('xl/worksheets/sheet1.xml'), 400, /unpacks to far more|has no workbook/],
    [gzipSync(Buffer.alloc(20_000_000, 'a')), 400, /isn’t a table/],
    [pdf(), 400, /isn’t a table/],
    [gif, 400, /isn’t a table/],
    [Buffer.from('<!doctype html><table><td>Name'), 400, /couldn’t read/],
  ] as const) {
    const reply = await imports.upload(content);
    expect([reply.status, reply.json.message]).toEqual([status, expect.stringMatching(message)]);
  }
  expect(await ImportRow.countDocuments({})).toBe(0);
});

test('rejects only the row with a hostile cell', async () => {
  const file = `Name,Notes\nAsha,${'x'.repeat(1_000_000)}\nRavi,<script>alert(1)</script>\nZoya,a,b`;
  const checked = await imports.check(file);
  expect(checked.counts).toMatchObject({ new: 1, wrong: 2 });
  const rows = await ImportRow.find({ verdict: 'wrong' }).sort({ row: 1 }).lean();
  expect(rows.map(({ problems }) => problems?.[0]?.message)).toEqual([
    expect.stringMatching(/shorten/),
    expect.stringMatching(/more cells than the first one/),
  ]);
  expect(JSON.stringify(rows[0]).length).toBeLessThan(12_000);
});

test('tells a second officer who started, undid or discarded an import first', async () => {
  const sunita = await signedIn('admin', { name: 'Sunita' });
  const does = (person: Person, id: string, action: string) =>
    person.browser.call(act, `/api/admin/import/${id}`, { body: { action }, params: { id } });
  const { id } = await imports.check(PEOPLE);
  const both = await Promise.all([does(sunita, id, 'run'), does(sunita, id, 'run')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await settleBackground();
  const late = await does(imports.admin, id, 'run');
  expect([late.status, late.json.message]).toEqual([
    409,
    expect.stringMatching(/^Sunita started this import \d+ seconds? ago$/),
  ]);
  expect(await Contact.countDocuments({})).toBe(3);
  expect((await does(sunita, id, 'undo')).status).toBe(200);
  await settleBackground();
  const again = await does(imports.admin, id, 'undo');
  expect(again.json.message).toMatch(/^Sunita undid this import \d+ seconds? ago$/);
  const { id: other } = await imports.check(PEOPLE);
  await sunita.browser.call(discard, `/api/admin/import/${other}`, {
    method: 'DELETE',
    params: { id: other },
  });
  expect((await does(imports.admin, other, 'run')).status).toBe(404);
});

test('ends the check with the reason if a worker gives up on rows', async () => {
  const { id, mapping } = (await imports.upload(PEOPLE)).json as unknown as ImportDto;
  runTasksIn(async () => ({ refused: { code: 'too_large', text: 'This took too long' } }));
  const actor = jobAdminActor({ userId: imports.admin.id, name: 'Admin', role: 'admin' });
  try {
    await saveMapping(id, { mapping, duplicates: 'skip', dateOrder: 'dmy' }, actor);
    await workOnImport(id);
    expect(await imports.state(id)).toMatchObject({ status: 'mapping', message: 'This took too long' });
  } finally {
    runTasksIn(undefined);
  }
  await saveMapping(id, { mapping, duplicates: 'skip', dateOrder: 'dmy' }, actor);
  await workOnImport(id);
  expect((await imports.state(id)).status).toBe('checked');
});

describe('one import per account at a time', () => {
  const refused = {
    code: 'conflict',
    message: 'Another of your files is being processed. Please wait until it’s done',
  };

  test('reads no second file while one is being read', async () => {
    const read = await readInTurn(imports.admin.id, async () => {
      const reply = await imports.upload(PEOPLE);
      expect([reply.status, reply.json]).toEqual([409, expect.objectContaining(refused)]);
      expect(await ImportRow.countDocuments({})).toBe(0);
      return 'read';
    });
    expect(read).toBe('read');
    expect((await imports.upload(PEOPLE)).status).toBe(201);
  });

  test('starts one of four simultaneous imports, and another when it has ended', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await imports.check(PEOPLE)).id);
    const actor = jobAdminActor({ userId: imports.admin.id, name: 'Admin', role: 'admin' });
    const all = await Promise.allSettled(ids.map((id) => runImport(id, actor)));
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(refused)));
    const running = await Import.find({ status: 'running' }, { _id: 1 }).lean();
    expect(running).toHaveLength(1);
    await workOnImport(String(running[0]!._id));
    expect((await runImport(ids.find((id) => id !== String(running[0]!._id))!, actor)).status).toBe(
      'running',
    );
  });
});
