import { setFrontLink } from 'front/link';
import { op } from '@/lib/platform/db/operators';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log/log';
import { JobModel } from '@/models/platform/job';
import { useTestDb } from '@/test/db';
import { settleBackground } from './background';
import { defineJob } from './define-job';
import { oneAtATime } from './one-at-a-time';
import { poll } from './poll';
import { runShutdown } from './shutdown';

describe('define job', () => {
  useTestDb();
  beforeEach(async () => void (await JobModel.deleteMany({})));

  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  function queueOf(run: (key: string) => Promise<void>) {
    const keys: string[] = [];
    const queue = defineJob<{ n: number }>({
      name: 'test',
      every: 60_000,
      queue: 'stored',
      leaseFor: 60_000,
      async run({ key }) {
        keys.push(key);
        await run(key);
      },
    });
    return { queue, keys };
  }

  test('leaves nothing behind after success, at once or in the background', async () => {
    const { queue, keys } = queueOf(async () => undefined);
    await queue.enqueue('a', { n: 1 });
    await queue.enqueueInBackground('b', { n: 2 });
    await settleBackground();
    expect(keys).toEqual(['a', 'b']);
    expect(await JobModel.countDocuments()).toBe(0);
  });

  test('stores a failed job once and retries it after growing intervals', async () => {
    const { queue, keys } = queueOf(() => Promise.reject(new Error('away')));
    await queue.enqueue('a', { n: 1 });
    await queue.enqueue('a', { n: 1 });
    expect(keys).toEqual(['a']);
    expect(await queue.runDue()).toBe(0);
    expect(keys).toHaveLength(1);
    expect(await queue.runDue(inMinutes(1.5))).toBe(0);
    expect(keys).toHaveLength(2);
    await queue.runDue(inMinutes(4));
    expect(keys).toHaveLength(2);
    await queue.runDue(inMinutes(7));
    expect(keys).toHaveLength(3);
    expect(await JobModel.findOne().lean()).toMatchObject({ attempts: 3 });
  });

  test("one of two processes runs a dead process's work after its lease", async () => {
    const { queue, keys } = queueOf(async () => undefined);
    const held = { name: 'test', key: 'a', data: { n: 1 }, attempts: 1, expiresAt: inMinutes(60) };
    await JobModel.create({ ...held, holder: 'dead process', leaseUntil: inMinutes(1) });
    expect(await queue.runDue()).toBe(0);
    const both = await Promise.all([queue.runDue(inMinutes(2)), queue.runDue(inMinutes(2))]);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(keys).toEqual(['a']);
  });

  test('a process that lost a job neither deletes nor postpones it', async () => {
    const { queue } = queueOf(async (key) => {
      await JobModel.updateOne({ key }, { $set: { holder: 'another process', leaseUntil: inMinutes(5) } });
    });
    await queue.enqueue('a', { n: 1 });
    expect(await JobModel.findOne().lean()).toMatchObject({ holder: 'another process' });
  });

  test('abandons a job that fails for five days and logs an error', async () => {
    const given = jest.spyOn(log, 'error');
    const { queue, keys } = queueOf(() => Promise.reject(new Error('away')));
    await queue.enqueue('a', { n: 1 });
    for (let hours = 3; hours < 116; hours += 5) await queue.runDue(inMinutes(hours * 60));
    expect(given).not.toHaveBeenCalled();
    await queue.runDue(inMinutes(117 * 60));
    expect(given).toHaveBeenCalledWith(expect.objectContaining({ job: 'a' }), 'a job failed and is given up');
    const tried = keys.length;
    await queue.runDue(inMinutes(121 * 60));
    expect(keys).toHaveLength(tried);
  });

  test('runs recurring work once per interval for all processes, and again after an error', async () => {
    let runs = 0;
    const work = async () => void runs++;
    const at = () => defineJob({ name: 'clean', every: 60_000, run: work }).runDue();
    expect((await Promise.all([at(), at(), at()])).filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(1);
    await JobModel.updateOne({ name: 'clean' }, { leaseUntil: new Date(0) });
    const broken = () => Promise.reject(new Error('broken'));
    await expect(defineJob({ name: 'clean', every: 60_000, run: broken }).runDue()).rejects.toThrow('broken');
    expect(await at()).toBe(true);
    expect(runs).toBe(2);
  });

  test('recurring work continues after a clock was two hours ahead', async () => {
    let runs = 0;
    const at = () => defineJob({ name: 'ahead', every: 60_000, run: async () => void runs++ }).runDue();
    expect(await at()).toBe(true);
    await JobModel.updateOne({ name: 'ahead' }, { leaseUntil: inMinutes(2) });
    expect(await at()).toBe(false);
    await JobModel.updateOne({ name: 'ahead' }, { leaseUntil: inMinutes(121) });
    expect((await Promise.all([at(), at()])).filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(2);
  });

  test('leases frequent work for half of its interval and rare work for all of it', async () => {
    for (const [every, held] of [
      [10, 5],
      [11, 11],
      [60, 60],
    ] as const) {
      await defineJob({ name: `every ${every}`, every: every * 60_000, run: async () => undefined }).runDue();
      const { leaseUntil } = (await JobModel.findOne({ name: `every ${every}` }).lean())!;
      expect([every, Math.round((leaseUntil.getTime() - Date.now()) / 60_000)]).toEqual([every, held]);
    }
  });

  test('tolerates clocks that differ by five minutes more than the longest lease', async () => {
    const at = () => defineJob({ name: 'slack', every: 4 * 60_000, run: async () => undefined }).runDue();
    expect(await at()).toBe(true);
    await JobModel.updateOne({ name: 'slack' }, { leaseUntil: inMinutes(6.8) });
    expect(await at()).toBe(false);
    await JobModel.updateOne({ name: 'slack' }, { leaseUntil: inMinutes(7.5) });
    expect(await at()).toBe(true);
  });

  describe('rows with a due time', () => {
    const rows = () => JobModel.find({ name: 'row' });
    const stored = (keys: string[]) =>
      JobModel.insertMany(keys.map((key) => ({ name: 'row', key, leaseUntil: inMinutes(-1) })));
    const rowJob = (run: (key: string) => Promise<number>) =>
      defineJob({
        name: 'rows',
        every: 60_000,
        queue: (now, until) =>
          JobModel.findOneAndUpdate({ name: 'row', leaseUntil: op.lte(now) }, { leaseUntil: until }).lean(),
        leaseFor: 60_000,
        run: async ({ key, _id }) => {
          const sent = await run(key);
          await JobModel.deleteOne({ _id });
          return sent;
        },
      });

    test('are processed once by two processes, which count their own mails', async () => {
      await stored(['a', 'b', 'c']);
      const done: string[] = [];
      const job = rowJob(async (key) => {
        done.push(key);
        return key === 'c' ? 0 : 1;
      });
      const [first, second] = await Promise.all([job.runDue(), job.runDue()]);
      expect(first + second).toBe(2);
      expect(done.toSorted()).toEqual(['a', 'b', 'c']);
      expect(await rows()).toEqual([]);
    });

    test('do not wait for a failing row, which is retried after its lease', async () => {
      await stored(['a', 'b']);
      let isBroken = true;
      const job = rowJob(async (key) => {
        if (key === 'a' && isBroken) throw new Error('broken');
        return 1;
      });
      expect(await job.runDue()).toBe(1);
      isBroken = false;
      expect(await job.runDue()).toBe(0);
      expect(await job.runDue(inMinutes(1.1))).toBe(1);
      expect(await rows()).toEqual([]);
    });
  });
});

describe('poll', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    setFrontLink(undefined);
    jest.useRealTimers();
  });

  const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

  test('starts frequent work at its interval and rare work soon after the start', async () => {
    const frequent = jest.fn(async () => undefined);
    const rare = jest.fn(async () => undefined);
    poll('frequent', 10_000, frequent);
    poll('rare', 600_000, rare);
    await minutes(60);
    expect(frequent).toHaveBeenCalledTimes(361);
    expect(rare).toHaveBeenCalledTimes(7);
  });

  test('starts no round after the process was told to stop', async () => {
    const runDue = jest.fn(async () => undefined);
    poll('stopped', 10_000, runDue);
    await minutes(1);
    runDue.mockClear();
    await runShutdown();
    await minutes(60);
    expect(runDue).not.toHaveBeenCalled();
  });

  test('work that a stop does not wait for continues, and its failure ends nothing', async () => {
    let finish = () => {};
    const runDue = jest
      .fn<Promise<unknown>, []>()
      .mockRejectedValueOnce(new Error('broken'))
      .mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
    poll('long', 600_000, runDue, { isAwaited: false });
    await minutes(11);
    expect(runDue).toHaveBeenCalledTimes(2);
    // does not wait for the job, which would keep the process from ending
    await settleBackground();
    await minutes(20);
    expect(runDue).toHaveBeenCalledTimes(2);
    finish();
    await minutes(10);
    expect(runDue).toHaveBeenCalledTimes(3);
  });
});

describe('one at a time', () => {
  useTestDb();
  beforeEach(async () => void (await JobModel.deleteMany({})));
  const busy = () => new AppError('conflict', 'Busy');
  const turn = { name: 'test', key: 'a', leaseMs: 60_000, busy };

  test('runs one of ten simultaneous calls, and the next after it ends or fails', async () => {
    let done: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => {
      done = resolve;
    });
    const all = Array.from({ length: 10 }, () => oneAtATime(turn, () => ended));
    const refusals = Promise.all(all.map((one) => one.catch(({ code }: AppError) => code)));
    expect(await oneAtATime({ ...turn, key: 'b' }, async () => 'b')).toBe('b');
    await expect(oneAtATime(turn, async () => 'second')).rejects.toMatchObject({ code: 'conflict' });
    done?.();
    expect((await refusals).filter((code) => code === 'conflict')).toHaveLength(9);
    await expect(oneAtATime(turn, () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    expect(await oneAtATime(turn, async () => 'second')).toBe('second');
    expect(await JobModel.countDocuments()).toBe(0);
  });

  test('a dead process blocks others until its lease ends', async () => {
    await JobModel.create({ name: 'test', key: 'a', holder: 'dead', leaseUntil: inSeconds(30) });
    await expect(oneAtATime(turn, async () => 'done')).rejects.toMatchObject({ code: 'conflict' });
    await JobModel.updateOne({ key: 'a' }, { leaseUntil: inSeconds(-1) });
    expect(await oneAtATime(turn, async () => 'done')).toBe('done');
  });

  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
});
