import { readLogAfter } from '@/lib/cache/data';
import { invalidate } from '@/lib/cache/invalidate';
import { useTestDb } from '@/lib/testing/db';
import { setEdgeCacheLink } from '@/packages/edge-cache/src/link';
import { LogReader } from '@/packages/edge-cache/src/log-reader';
import { html, start } from '@/packages/edge-cache/testing/harness';

useTestDb();

/** Two edge caches over one database, as two machines have them; the write happens behind the first. */
it('an edit shows on the next request here, and within a second on the other machine', async () => {
  let text = 'old';
  const machines = await Promise.all(
    [1, 2].map(async () => {
      const running = await start((_, response) => html(response, text));
      const reader: LogReader = new LogReader({
        read: readLogAfter,
        invalidate: (tags) => running.edge.cache.invalidate(tags),
        clear: () => running.edge.cache.clear(),
        warn: () => undefined,
      });
      await reader.start();
      return { running, reader };
    }),
  );
  const [here, there] = machines.map(({ running }) => running);
  setEdgeCacheLink({ invalidate: async (tags) => here?.edge.cache.invalidate(tags) });
  for (let edit = 1; edit <= 3; edit++) {
    expect((await here?.ask('/'))?.text).toContain(text);
    expect((await there?.ask('/'))?.text).toContain(text);
    text = `edit ${edit}`;
    await invalidate(['lists']);
    expect((await here?.ask('/'))?.text).toContain(`edit ${edit}<`);
    // one read a second; what is over that is the time of a busy machine
    const deadline = Date.now() + 3000;
    while (!(await there?.ask('/'))?.text.includes(`edit ${edit}<`)) {
      expect(Date.now()).toBeLessThan(deadline);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  setEdgeCacheLink(undefined);
  for (const { running, reader } of machines) {
    reader.stop();
    await running.close();
  }
});
