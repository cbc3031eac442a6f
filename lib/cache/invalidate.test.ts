import { useTestDb } from '@/lib/testing/db';
import { acknowledgeLog, appendInvalidation, countBehind, LOG_LENGTH, newsOf, readLogAfter } from './data';
import { invalidate } from './invalidate';
import { setFrontDoorLink } from './link';

jest.mock('next/cache', () => ({
  revalidatePath: () => {
    throw new Error('no request');
  },
}));

/** how long a writer waits for the others; the tests set it so that what they wait for cannot be this */
let mockFreshnessMs = 1000;
jest.mock('./constants', () => ({
  get FRESHNESS_MS() {
    return mockFreshnessMs;
  },
}));

describe('newsOf', () => {
  it('names what was missed, once each', () => {
    expect(newsOf(3, [['a'], ['b', 'lists'], ['lists']], 1)).toEqual({ seq: 3, tags: ['b', 'lists'] });
    expect(newsOf(3, [['a']], 3)).toEqual({ seq: 3, tags: [] });
  });

  it('says when it cannot tell: too far behind, or a database that was emptied', () => {
    expect(newsOf(9, [['a'], ['b']], 2)).toEqual({ seq: 9 });
    expect(newsOf(0, [], 5)).toEqual({ seq: 0 });
  });
});

describe('through the database', () => {
  useTestDb();
  afterEach(() => setFrontDoorLink(undefined));

  it('has no gaps when many write at once', async () => {
    const start = (await readLogAfter(0)).seq;
    const tags = Array.from({ length: 20 }, (_, i) => `property:${i}`);
    const numbers = await Promise.all(tags.map((tag) => appendInvalidation([tag])));
    expect(new Set(numbers).size).toBe(20);
    const news = await readLogAfter(start);
    expect(news.seq).toBe(start + 20);
    expect([...(news.tags ?? [])].sort()).toEqual([...tags].sort());
  });

  it('keeps a bounded log', async () => {
    const start = (await readLogAfter(0)).seq;
    for (let i = 0; i <= LOG_LENGTH; i++) await appendInvalidation(['lists']);
    expect((await readLogAfter(start)).tags).toBeUndefined();
    expect((await readLogAfter(start + 1)).tags).toEqual(['lists']);
  });

  it('drops on this machine, and waits for another one until it has read the log', async () => {
    const dropped: string[] = [];
    setFrontDoorLink({ node: 'here', drop: (tags) => void dropped.push(...tags) });
    const { seq } = await readLogAfter(0);
    await acknowledgeLog('here', seq);
    await acknowledgeLog('there', seq);
    expect(await countBehind(seq + 1, 'here')).toBe(1);

    mockFreshnessMs = 600_000;
    let done = false;
    const writing = invalidate(['property:x', 'lists']).then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(dropped).toEqual(['property:x', 'lists']);
    expect(done).toBe(false);
    await acknowledgeLog('there', seq + 1);
    await writing;
  });

  it('does not wait for ever for a machine that is gone', async () => {
    const { seq } = await readLogAfter(0);
    await acknowledgeLog('there', seq);
    mockFreshnessMs = 100;
    await invalidate(['site']);
    expect(await countBehind(seq + 1, 'here')).toBe(1);
  });
});
