import { Types } from 'mongoose';
import { Follower } from '@/lib/search/columns/data';
import { Property } from '@/models/listings/property';
import { useTestDb } from '@/test/db';
import type { Ask } from './ask';
import { ServerIndex } from './data';

useTestDb();

const COUNT = 150;

test('a new index is filled in few requests, however few rows the database sends at once', async () => {
  const rows = Array.from({ length: COUNT }, (_, n) => ({
    _id: new Types.ObjectId(),
    title: `Flat ${n}`,
    updatedAt: new Date(1_700_000_000_000 + n),
  }));
  await Property.collection.insertMany(rows as never[]);
  const requests: string[] = [];
  const ask = (async (_method: string, path: string, body?: string) => {
    if (!path.endsWith('/_bulk')) return {};
    requests.push(String(body));
    return { errors: false, items: [] };
  }) as Ask;
  expect(await new ServerIndex(ask, 'filled').fill(Follower.rows)).toBe(COUNT);
  expect(requests).toHaveLength(1);
  expect(requests[0]!.trim().split('\n')).toHaveLength(2 * COUNT);
});
