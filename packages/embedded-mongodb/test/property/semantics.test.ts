import { BSON } from 'bson';
import fc from 'fast-check';
import { decode } from '../../src/semantics/codec';
import { compileCollation } from '../../src/semantics/collation';
import { compileFilter } from '../../src/semantics/match';
import { compileSort } from '../../src/semantics/sort';
import { matches } from '../model/match';
import { byBytes, type Fields, withoutCase } from '../model/order';
import { ModelCollection, type UniqueRule } from '../model/store';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server';
import { RawConnection } from '../support/wire';
import * as any from './arbitraries';
import { type Named, type Subject, steps } from './commands';

describe('semantics', () => {
  // The same comparison as over the wire but without a server, for thousands of cases a second and short counterexamples.
  const RUNS = Number(process.env.PROPERTY_RUNS ?? 200) * 20;

  const inside = (value: Fields) => decode(BSON.serialize(value));
  const SPEC = { locale: 'en', strength: 2 };

  test('a filter matches the same documents as the model, with and without a collation', () => {
    const collation = compileCollation(SPEC);
    fc.assert(
      fc.property(any.document, any.filter, fc.boolean(), (document, filter, folded) => {
        const compiled = compileFilter(inside(filter), folded ? { collation } : {});
        const expected = matches(document, filter, folded ? withoutCase : byBytes);
        expect(compiled.matches(inside(document))).toBe(expected);
      }),
      { numRuns: RUNS },
    );
  });

  test('sorts like the model', () => {
    const documents = fc.uniqueArray(any.document, { selector: (document) => document._id, maxLength: 8 });
    fc.assert(
      fc.property(documents, any.sort, fc.boolean(), (all, sort, folded) => {
        const model = new ModelCollection();
        for (const document of all) model.insert(document);
        const expected = model.find({}, sort, folded ? withoutCase : byBytes).map((document) => document._id);
        const spec =
          sort && sort.path !== '_id'
            ? { [sort.path]: sort.direction, _id: 1 }
            : { _id: sort?.direction ?? 1 };
        const compiled = compileSort(inside(spec), folded ? compileCollation(SPEC) : null);
        const sorted = all.map(inside).sort((a, b) => compiled.compare(a, b));
        expect(sorted.map((document) => document._id)).toEqual(expected);
      }),
      { numRuns: RUNS / 4 },
    );
  });
});

describe('random commands', () => {
  // `npm run test:db:long` raises both; a failure prints the seed and path to set here
  const RUNS = Number(process.env.PROPERTY_RUNS ?? 100);
  const SECONDS = Number(process.env.PROPERTY_SECONDS ?? 8);
  const SEED = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31);

  let dir: string;
  let server: ServerProcess;
  let connection: RawConnection;
  let runs = 0;

  async function start(): Promise<void> {
    server = await startServer({ dir });
    connection = await RawConnection.open(server.port);
  }

  beforeAll(async () => {
    dir = temporaryDirectory();
    await start();
  });
  /** The current run, because fast-check does not wait for it when its time is up. */
  let playing: Promise<void> = Promise.resolve();
  function playTracked(sequence: Named[], rule: UniqueRule | undefined): Promise<void> {
    playing = play(sequence, rule);
    return playing;
  }

  afterAll(async () => {
    // an interrupted run may be about to restart its server, which must be stopped too
    await playing.catch(() => undefined);
    connection?.close();
    await server?.stop();
    removeDirectory(dir);
  });

  async function createUnique(db: string, rule: UniqueRule): Promise<void> {
    const options = { sparse: rule.sparse, partialFilterExpression: rule.partial };
    for (const name of ['plain', 'indexed']) {
      const indexes = [{ key: { u: 1 }, name: 'u_unique', unique: true, ...options }];
      const reply = await connection.command({ createIndexes: name, indexes, $db: db });
      if (reply.ok !== 1) throw new Error(String(reply.errmsg));
    }
  }

  async function consistent(db: string): Promise<void> {
    const report = await connection.command({ validate: 'indexed', full: true, $db: db });
    // 26 means that the sequence wrote nothing
    if (report.valid !== true && report.code !== 26) throw new Error(`validate: ${JSON.stringify(report)}`);
  }

  async function play(sequence: Named[], rule: UniqueRule | undefined): Promise<void> {
    runs += 1;
    const db = `p${runs}`;
    const subject: Subject = {
      model: new ModelCollection(),
      connection,
      db,
      restart: async () => {
        connection.close();
        await (runs % 2 === 0 ? server.kill() : server.stop());
        await start();
        subject.connection = connection;
      },
    };
    if (rule) {
      subject.model.unique = [rule];
      await createUnique(db, rule);
    }
    for (const { run } of sequence) await run(subject);
    await consistent(db);
    await connection.command({ dropDatabase: 1, $db: db });
  }

  function check(withRestarts: boolean, runLimit: number, seconds: number): Promise<void> {
    const deadline = Date.now() + seconds * 1000;
    let played = 0;
    const property = fc.asyncProperty(steps(withRestarts), any.unique, async (sequence, rule) => {
      // fast-check's own limit would fail if a busy machine did not finish the first run in time
      if (played > 0 && Date.now() > deadline) return;
      await playTracked(sequence, rule);
      played += 1;
    });
    return fc.assert(property, {
      seed: SEED,
      path: process.env.PROPERTY_PATH ?? '',
      numRuns: runLimit,
      verbose: 1,
    });
  }

  test(
    'random commands give the same answers with indexes, without them and in the model',
    () => check(false, RUNS, SECONDS),
    SECONDS * 2000 + 180_000,
  );

  test(
    'random commands across restarts and kills lose or change nothing acknowledged',
    () => check(true, Math.ceil(RUNS / 10), SECONDS / 2),
    SECONDS * 2000 + 180_000,
  );
});
