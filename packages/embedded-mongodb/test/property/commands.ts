import { BSON } from 'bson';
import fc from 'fast-check';
import { byBytes, type Fields, withoutCase } from '../model/order';
import type { ModelCollection, Sort } from '../model/store';
import { Refusal } from '../model/update';
import type { RawConnection } from '../support/wire';
import * as any from './arbitraries';

/** The server twice (with and without indexes) and the model. A step does the same to all and compares the answers. */
export type Subject = {
  model: ModelCollection;
  connection: RawConnection;
  db: string;
  restart: () => Promise<void>;
};
export type Step = (subject: Subject) => Promise<void>;

const BOTH = ['plain', 'indexed'];

/** A text that also shows the order of fields and types, which a deep comparison would ignore. -0 and 0 are equal. */
function canonical(value: unknown): string {
  return BSON.EJSON.stringify(value as object, { relaxed: true })
    .replaceAll('-0.0', '0')
    .replaceAll('-0,', '0,');
}

function expectSame(what: string, expected: unknown, actual: unknown): void {
  const [want, got] = [canonical(expected), canonical(actual)];
  if (want !== got) throw new Error(`${what}\n  model:  ${want}\n  server: ${got}`);
}

/** The error code of a failed write, or undefined. */
function failure(reply: Fields): number | undefined {
  if (reply.ok !== 1) return reply.code as number;
  return (reply.writeErrors as { code: number }[] | undefined)?.[0]?.code;
}

async function write(
  subject: Subject,
  what: string,
  command: (name: string) => Fields,
  onModel: () => unknown,
) {
  let expected: unknown;
  let refused: number | undefined;
  try {
    expected = onModel();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused = error.code;
  }
  for (const name of BOTH) {
    const reply = await subject.connection.command({ ...command(name), $db: subject.db });
    expectSame(`${what} on ${name}: error code`, refused ?? 'none', failure(reply) ?? 'none');
    if (refused === undefined && expected !== undefined)
      expectSame(`${what} on ${name}: n`, expected, reply.n);
  }
}

const show = (value: unknown) => canonical(value);

const insert = any.document.map((document) => {
  const step: Step = (subject) =>
    write(
      subject,
      `insert ${show(document)}`,
      (name) => ({ insert: name, documents: [document] }),
      () => subject.model.insert(document),
    );
  return named(step, `insert ${show(document)}`);
});

const update = fc.tuple(any.id, any.filter, any.change, fc.boolean()).map(([id, extra, u, upsert]) => {
  const q = upsert ? { _id: id } : { $and: [{ _id: id }, extra] };
  const what = `update ${show(q)} ${show(u)} upsert ${upsert}`;
  const step: Step = (subject) =>
    write(
      subject,
      what,
      (name) => ({ update: name, updates: [{ q, u, upsert }] }),
      () => {
        const matched = subject.model.update(q, u, upsert ? { upsert: id } : {});
        return upsert ? 1 : matched;
      },
    );
  return named(step, what);
});

const updateMany = fc.tuple(any.filter, any.safeChange).map(([q, u]) => {
  const what = `updateMany ${show(q)} ${show(u)}`;
  const step: Step = (subject) => {
    // a partial unique index also depends on other fields, so such an update could be refused halfway
    if (subject.model.unique.some((rule) => rule.partial)) return Promise.resolve();
    return write(
      subject,
      what,
      (name) => ({ update: name, updates: [{ q, u, multi: true }] }),
      () => subject.model.update(q, u, { many: true }),
    );
  };
  return named(step, what);
});

const remove = any.filter.map((q) => {
  const what = `delete ${show(q)}`;
  const step: Step = (subject) =>
    write(
      subject,
      what,
      (name) => ({ delete: name, deletes: [{ q, limit: 0 }] }),
      () => subject.model.delete(q),
    );
  return named(step, what);
});

const order = (sort: Sort | undefined) =>
  sort && sort.path !== '_id' ? { [sort.path]: sort.direction, _id: 1 } : { _id: sort?.direction ?? 1 };

const find = fc
  .record({
    filter: any.filter,
    sort: any.sort,
    skip: fc.constantFrom(0, 0, 1, 5),
    limit: fc.constantFrom(0, 0, 1, 4),
    folded: fc.boolean(),
    batchSize: fc.constantFrom(2, 1000),
  })
  .map(({ filter, sort, skip, limit, folded, batchSize }) => {
    const what = `find ${show({ filter, sort, skip, limit, folded })}`;
    const step: Step = async ({ model, connection, db }) => {
      const all = model.find(filter, sort, folded ? withoutCase : byBytes);
      const expected = all.slice(skip, limit === 0 ? undefined : skip + limit);
      for (const name of BOTH) {
        const found = await connection.all({
          find: name,
          filter,
          sort: order(sort),
          skip,
          limit,
          batchSize,
          ...(folded ? { collation: { locale: 'en', strength: 2 } } : {}),
          $db: db,
        });
        expectSame(`${what} on ${name}`, expected, found);
      }
    };
    return named(step, what);
  });

const unsorted = any.filter.map((filter) => {
  const what = `count, aggregate and find without order ${show(filter)}`;
  const step: Step = async ({ model, connection, db }) => {
    const ids = model.find(filter).map((document) => document._id as number);
    for (const name of BOTH) {
      const counted = await connection.command({ count: name, query: filter, $db: db });
      expectSame(`${what}: count on ${name}`, ids.length, counted.n);
      const found = await connection.all({ find: name, filter, projection: { _id: 1 }, $db: db });
      const foundIds = found.map((document) => document._id as number).sort((a, b) => a - b);
      expectSame(`${what}: find on ${name}`, ids, foundIds);
      const pipeline = [
        { $match: filter },
        { $group: { _id: null, n: { $sum: 1 }, most: { $max: '$_id' } } },
      ];
      const grouped = await connection.all({ aggregate: name, pipeline, cursor: {}, $db: db });
      const expected = ids.length === 0 ? [] : [{ _id: null, n: ids.length, most: Math.max(...ids) }];
      expectSame(`${what}: aggregate on ${name}`, expected, grouped);
    }
  };
  return named(step, what);
});

const createIndex = any.index.map((index) => {
  const what = `createIndex ${show(index)}`;
  const step: Step = async ({ connection, db }) => {
    const indexes = [{ ...index, name: show(index) }];
    const reply = await connection.command({ createIndexes: 'indexed', indexes, $db: db });
    // 85 and 86 mean that an index of that key already exists
    if (reply.ok !== 1 && ![85, 86].includes(reply.code)) throw new Error(`${what}: ${reply.errmsg}`);
  };
  return named(step, what);
});

const dropIndexes: fc.Arbitrary<Named> = fc.constant(
  named(async ({ connection, db, model }) => {
    if (model.unique.length > 0) return;
    await connection.command({ dropIndexes: 'indexed', index: '*', $db: db });
  }, 'dropIndexes'),
);

const restart: fc.Arbitrary<Named> = fc.constant(named((subject) => subject.restart(), 'restart'));

export type Named = { run: Step; [fc.toStringMethod]: () => string };
function named(run: Step, text: string): Named {
  return { run, [fc.toStringMethod]: () => text };
}

export function steps(withRestarts: boolean): fc.Arbitrary<Named[]> {
  const choices = [
    { weight: 12, arbitrary: insert },
    { weight: 5, arbitrary: update },
    { weight: 2, arbitrary: updateMany },
    { weight: 1, arbitrary: remove },
    { weight: 10, arbitrary: find },
    { weight: 4, arbitrary: unsorted },
    { weight: 3, arbitrary: createIndex },
    { weight: 1, arbitrary: dropIndexes },
    ...(withRestarts ? [{ weight: 2, arbitrary: restart }] : []),
  ];
  return fc.array(fc.oneof(...choices), { minLength: 5, maxLength: 60, size: 'max' });
}
