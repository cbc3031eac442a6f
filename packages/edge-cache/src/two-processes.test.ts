import { acknowledgeLog, readLogAfter } from '@/lib/cache/data';
import { invalidate } from '@/lib/cache/invalidate';
import { setFrontDoorLink } from '@/lib/cache/link';
import { useTestDb } from '@/lib/testing/db';
import { LogReader } from './log-reader';
import { html, start } from './testing/harness';

jest.mock('next/cache', () => ({ revalidatePath: () => undefined }));
useTestDb();

/** Two front doors over one database, as two machines would be; the write happens behind the first. */
it('an edit behind one front door is seen by the next request at the other', async () => {
  let text = 'old';
  const doors = await Promise.all(
    ['one', 'two'].map(async (node) => {
      const running = await start((_, response) => html(response, text), {
        isFresh: () => reader.isFresh(),
        catchUp: () => reader.hint(),
      });
      const reader: LogReader = new LogReader({
        read: readLogAfter,
        acknowledge: (seen) => acknowledgeLog(node, seen),
        drop: (tags) => void running.door.cache.drop(tags),
        dropAll: () => running.door.cache.dropAll(),
        warn: () => undefined,
        pollMs: 50,
      });
      await reader.start();
      return { running, reader };
    }),
  );
  const [one, two] = doors;
  setFrontDoorLink({ node: 'one', drop: (tags) => void one?.running.door.cache.drop(tags) });
  for (let edit = 1; edit <= 10; edit++) {
    expect((await one?.running.ask('/'))?.text).toContain(text);
    expect((await two?.running.ask('/'))?.text).toContain(text);
    text = `edit ${edit}`;
    await invalidate(['lists']);
    const replies = await Promise.all([one?.running.ask('/'), two?.running.ask('/')]);
    for (const reply of replies) expect(reply?.text).toContain(`edit ${edit}<`);
  }
  setFrontDoorLink(undefined);
  for (const { running, reader } of doors) {
    reader.stop();
    await running.close();
  }
});
