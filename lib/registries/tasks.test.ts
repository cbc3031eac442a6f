import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawForm } from '@/lib/deals/forms/tasks';
import { readContactRows } from '@/lib/imports/contacts/tasks';
import { readSheets } from '@/lib/imports/files/tasks';
import { readListingRows } from '@/lib/imports/listings/tasks';
import { readMessageText } from '@/lib/imports/messages/tasks';
import { placesInput } from '@/lib/imports/places/data';
import { createProperty } from '@/lib/listings/mutations';
import { readPlaces } from '@/lib/places/gazetteer/tasks';
import { compare, hash, startHashThread } from '@/lib/platform/auth/hash-thread';
import { startPool } from '@/lib/platform/work/pool';
import { getOffer, withFiles } from '@/lib/prints/files/data';
import { drawPrint } from '@/lib/prints/files/tasks';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { form, photo, uploaded } from '@/test/listing-form';
import { readPdf } from '@/test/pdf-marks';
import { signedIn } from '@/test/people';

useTestDb();

test('includes every area’s tasks', () => {
  const registry = readFileSync('lib/registries/tasks.ts', 'utf8');
  const files = (readdirSync('lib', { recursive: true }) as string[]).filter(
    (path) => path.endsWith('/tasks.ts') && path !== 'registries/tasks.ts',
  );
  const names = files.flatMap((path) =>
    [...readFileSync(join('lib', path), 'utf8').matchAll(/export const (\w+) = defineTask\b/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !new RegExp(`^  ${name},$`, 'm').test(registry))).toEqual([]);
});

describe('the program of the worker threads', () => {
  // a path from which its packages resolve, like the build's own
  const dist = join(process.cwd(), 'dist');
  mkdirSync(dist, { recursive: true });
  const directory = mkdtempSync(join(dist, 'tasks-'));
  let stop: () => Promise<void>;
  beforeAll(() => {
    const program = `
      const { bundleTasks } = await import('./scripts/lib/node-bundle.mjs');
      await bundleTasks(${JSON.stringify(directory)});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', program]);
    stop = startPool(join(directory, 'tasks.mjs'));
  });
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });

  test('hashes passwords in another thread without blocking this one', async () => {
    const end = startHashThread(join(directory, 'bcrypt.mjs'));
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const hashed = await hash('mango-orchard-42 é', 11);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
    const guesses = ['mango-orchard-42 é', 'guess'].map((guess) => compare(guess, hashed));
    expect(await Promise.all(guesses)).toEqual([true, false]);
    await end();
  });

  test('refuses tasks that waited too long in a crowd, and completes started ones', async () => {
    const end = startHashThread(join(directory, 'bcrypt.mjs'));
    const hashed = await hash('mango-orchard-42 é', 11);
    const clock = jest.spyOn(performance, 'now');
    const crowd = Array.from({ length: 3 }, () => compare('guess', hashed));
    // the clock goes on while the first one is hashed
    clock.mockReturnValue(performance.now() + 8001);
    const results = await Promise.allSettled(crowd);
    clock.mockRestore();
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(results[1]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 8 } });
    expect(await compare('mango-orchard-42 é', hashed)).toBe(true);
    await end();
  });

  test.each(['old-office.csv', 'rentals.xls', 'resale-list.xlsx', 'layout-plots.ods'])(
    'reads %s like the page thread',
    async (name) => {
      const input = {
        path: join('test/fixtures/imports', name),
        kind: 'own-listings',
        remembered: new Map<string, string>(),
      } as const;
      const [there, here] = [join(directory, 'there'), join(directory, 'here')];
      expect(await readSheets({ ...input, rowsPath: there })).toEqual(
        await readSheets.work({ ...input, rowsPath: here }),
      );
      expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'));
    },
  );

  test('reads rows and messages, and loads no database', async () => {
    const places = await placesInput();
    const columns = {
      headings: ['Title', 'Price', 'Area', 'Locality'],
      mapping: ['title', 'price', 'area', 'locality'],
      dateOrder: 'dmy',
      by: 'a'.repeat(24),
      decisions: new Map(),
      source: 'list.csv',
      pictures: [],
    } as const;
    const input = {
      rows: [['2 BHK flat', '45 lakh', '950', 'Besa']],
      columns: { ...columns, headings: [...columns.headings], mapping: [...columns.mapping] },
      owners: new Map<string, string>(),
      places: places.gazetteer,
    };
    expect(await readListingRows(input)).toEqual(await readListingRows.work(input));
    const contact = { rows: [['Asha Rao']], columns: { ...input.columns, mapping: ['fullName'] } };
    expect(await readContactRows(contact)).toEqual(await readContactRows.work(contact));
    const message = { text: '2 BHK flat in Besa, 45 lakh', places, home: 'nagpur', today: '2026-01-01' };
    expect((await readMessageText(message)).values).toMatchObject({ locality: 'Besa', price: '4500000' });
    const program = readdirSync(directory).filter((name) => name.endsWith('.mjs'));
    expect(program.filter((name) => /mongoose/.test(readFileSync(join(directory, name), 'utf8')))).toEqual(
      [],
    );
  });

  test('draws a deal’s papers and reads places', async () => {
    const places =
      'kind,city,name,points\nlocality,nagpur,Navi Basti,21.1402 79.0612\nlocality,nagpur,Far,1 1';
    expect(await readPlaces(places)).toEqual(await readPlaces.work(places));
    const paper = {
      id: 'a'.repeat(24),
      kind: 'leave-licence',
      version: 1,
      language: 'mr',
      title: 'Leave and licence',
      clauses: ['The flat in Besa', 'बेसा येथील घर'],
      at: new Date(),
      author: 'Asha Rao',
    } as const;
    const input = { ...paper, clauses: [...paper.clauses] };
    const marks = async (pdf: Promise<Uint8Array> | Uint8Array) => readPdf(Buffer.from(await pdf));
    expect(await marks(drawForm(input))).toEqual(await marks(drawForm.work(input)));
  });

  test('draws a print with its photograph and the broker’s picture', async () => {
    const owner = testActor((await signedIn('seller')).id);
    const { property } = await createProperty(owner, form(), [], { mediaOrder: await uploaded(owner, 1) });
    const face = await readFile((await photo(120)).path);
    const offer = { ...(await withFiles((await getOffer(property._id))!)), face };
    const imagesOf = async (print: Promise<Uint8Array> | Uint8Array) =>
      readPdf(Buffer.from(await print)).map(({ images }) => images);
    const without = await imagesOf(drawPrint.work({ offer: { ...offer, face: undefined }, kind: 'card-a4' }));
    const images = await imagesOf(drawPrint({ offer, kind: 'card-a4' }));
    expect(images).toEqual(without.map((count) => count + 1));
    expect((await drawPrint({ offer, kind: 'picture' })).length).toBeGreaterThan(10_000);
  });
});
