import { EventEmitter, once } from 'node:events';
import { Types } from 'mongoose';
import { SavedView } from '@/models/office/saved-view';
import { clearTestDb, useTestDb } from '@/test/db';
import { AppError } from '../errors';
import { insertWithin } from './insert-within';
import { op } from './operators';

useTestDb();
beforeEach(clearTestDb);

const AT_ONCE = 8;
const MAX = 3;
const owner = new Types.ObjectId();
const view = (name: string) => ({ owner, list: 'contacts' as const, query: 'q=1', isShared: false, name });
const insertAs = (name: string) => () => SavedView.create(view(name));

const within = (insert: () => Promise<{ _id: Types.ObjectId }>, among: object = { owner }) =>
  insertWithin({
    max: MAX,
    model: SavedView,
    among,
    insert,
    full: () => new AppError('conflict', 'full'),
  });
const namesStored = async () => (await SavedView.find().sort({ name: 1 }).lean()).map(({ name }) => name);

describe('rows that are limited in number', () => {
  test('of several inserted at once exactly as many stay as fit', async () => {
    const calls = Array.from({ length: AT_ONCE }, (_, n) => within(insertAs(`${n}`)));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX);
    expect(await SavedView.countDocuments()).toBe(MAX);
  });

  test('calls that name another moment each wait for each other too', async () => {
    let atOnce = 0;
    const alone = (name: string) => async () => {
      expect(++atOnce).toBe(1);
      const row = await SavedView.create(view(name));
      atOnce--;
      return row;
    };
    const until = (n: number) => ({ owner, createdAt: op.lt(new Date(Date.now() + n)) });
    const calls = Array.from({ length: MAX }, (_, n) => within(alone(`${n}`), until(60_000 + n)));
    await expect(Promise.all(calls)).resolves.toHaveLength(MAX);
  });

  test('nothing is inserted when the limit is reached', async () => {
    await SavedView.insertMany(['a', 'b', 'c'].map(view));
    const insert = jest.fn();
    await expect(within(insert)).rejects.toThrow('full');
    expect(insert).not.toHaveBeenCalled();
  });

  test('the last place goes to one of two processes, although both were over the limit together', async () => {
    await SavedView.insertMany(['a', 'b'].map(view));
    const counted = new EventEmitter();
    let arrived = 0;
    const afterBothCounted = (name: string) => async () => {
      if (++arrived < 2) await once(counted, 'both');
      counted.emit('both');
      return SavedView.create(view(name));
    };
    // calls about other rows do not wait for each other, as those of two processes do not
    const outcomes = await Promise.allSettled([
      within(afterBothCounted('c')),
      within(afterBothCounted('d'), { owner, isShared: false }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await SavedView.countDocuments()).toBe(MAX);
  });

  test('who is over the limit removes only the own row', async () => {
    await SavedView.insertMany(['a', 'b'].map(view));
    const call = within(async () => {
      await SavedView.create(view('of another process'));
      return SavedView.create(view('own'));
    });
    await expect(call).rejects.toThrow('full');
    expect(await namesStored()).toEqual(['a', 'b', 'of another process']);
  });
});
