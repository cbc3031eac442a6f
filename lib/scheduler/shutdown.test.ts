import { recordActivity } from '@/lib/activity/mutations';
import { inBackground } from '@/lib/jobs/background';
import { onShutdown, runShutdown } from '@/lib/jobs/shutdown';
import { useTestDb } from '@/lib/testing/db';
import { Activity } from '@/models/activity';
import { startJobs } from './mutations';

useTestDb();

test('a stop writes what is buffered or under way, and one failing work does not keep the others', async () => {
  startJobs();
  const done: string[] = [];
  inBackground('mail', async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    done.push('mail');
  });
  onShutdown('broken', () => Promise.reject(new Error('broken')));
  const metadata = { page: '/buy' };
  const entry = {
    subject: { guestID: 'guest_last' },
    action: 'page_view',
    metadata,
    userAgent: undefined,
    ip: '203.0.113.9',
  } as const;
  recordActivity(entry);
  recordActivity(entry);
  await runShutdown();
  expect(done).toEqual(['mail']);
  expect(await Activity.countDocuments({ guestID: 'guest_last' })).toBe(2);
});

test('a stop ends although a work does not', async () => {
  onShutdown('broken', () => new Promise(() => undefined));
  await runShutdown(20);
  onShutdown('broken', async () => undefined);
});
