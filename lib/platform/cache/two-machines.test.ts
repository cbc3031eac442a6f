import { setFrontLink } from 'front/link';
import { followLog, html, start } from 'front/testing';
import { readLogAfter } from '@/lib/platform/cache/data';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { useTestDb } from '@/test/db';

useTestDb();

/** Two fronts over one database, as two machines have them; the write happens behind the first. */
it('an edit shows on the next request here, and within a second on the other machine', async () => {
  let text = 'old';
  const machines = await Promise.all(
    [1, 2].map(async () => {
      const running = await start((_, response) => html(response, text));
      return { running, reader: await followLog(running, readLogAfter) };
    }),
  );
  const [here, there] = machines.map(({ running }) => running);
  setFrontLink({ invalidate: async (tags) => here?.front.cache.invalidate(tags) });
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
  setFrontLink(undefined);
  for (const { running, reader } of machines) {
    reader.stop();
    await running.close();
  }
});
