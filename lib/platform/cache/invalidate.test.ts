import { setFrontLink } from 'front/link';
import { useTestDb } from '@/test/db';
import { appendInvalidation, LOG_LENGTH, newsOf, readLogAfter } from './data';
import { invalidate } from './invalidate';

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
  afterEach(() => setFrontLink(undefined));

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

  it('writes to the log first, then waits until this machine has applied it', async () => {
    const { seq: before } = await readLogAfter(0);
    let apply: () => void = () => undefined;
    const told: unknown[] = [];
    setFrontLink({
      invalidate: async (tags, seq) => {
        told.push([tags, seq, (await readLogAfter(before)).tags]);
        await new Promise<void>((resolve) => {
          apply = resolve;
        });
      },
    });
    let done = false;
    const writing = invalidate(['property:x', 'lists']).then(() => {
      done = true;
    });
    while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(told).toEqual([[['property:x', 'lists'], before + 1, ['property:x', 'lists']]]);
    expect(done).toBe(false);
    apply();
    await writing;
  });

  it('waits for nobody where there is no front', async () => {
    const { seq } = await readLogAfter(0);
    await invalidate(['site']);
    expect(await readLogAfter(seq)).toEqual({ seq: seq + 1, tags: ['site'] });
  });
});
