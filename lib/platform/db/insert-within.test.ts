import { EventEmitter, once } from 'node:events';
import { Types } from 'mongoose';
import { SavedView } from '@/models/office/saved-view';
import { clearTestDb, useTestDb } from '@/test/db';
import { AppError } from '../errors';
import { insertWithin } from './insert-within';

useTestDb();
beforeEach(clearTestDb);

const AT_ONCE = 8;
const MAX = 3;
const owner = new Types.ObjectId();
const view = (n: number) => ({
  owner,
  list: 'contacts' as const,
  query: 'q=1',
  isShared: false,
  name: `view ${n}`,
});

/** Inserts one view each, and lets none of them count again before all are stored, or refused at once. */
function insertAtOnce(): Promise<PromiseSettledResult<unknown>[]> {
  const calls = new EventEmitter();
  let arrived = 0;
  const arrive = () => ++arrived === AT_ONCE && calls.emit('arrived');
  const insert = (n: number) => async () => {
    const row = await SavedView.create(view(n));
    if (!arrive()) await once(calls, 'arrived');
    return row;
  };
  const full = () => {
    arrive();
    return new AppError('conflict', 'full');
  };
  return Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, n) =>
      insertWithin({ max: MAX, model: SavedView, among: { owner }, insert: insert(n), full }),
    ),
  );
}

describe('rows that are limited in number', () => {
  test('of several inserted at once exactly as many stay as fit', async () => {
    const outcomes = await insertAtOnce();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX);
    expect(await SavedView.countDocuments()).toBe(MAX);
  });

  test('nothing is inserted when the limit is reached', async () => {
    await SavedView.insertMany(Array.from({ length: MAX }, (_, n) => view(n)));
    const insert = jest.fn();
    await expect(
      insertWithin({
        max: MAX,
        model: SavedView,
        among: { owner },
        insert,
        full: () => new AppError('conflict', 'full'),
      }),
    ).rejects.toThrow('full');
    expect(insert).not.toHaveBeenCalled();
  });
});
