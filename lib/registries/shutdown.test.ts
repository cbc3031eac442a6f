import { inBackground } from '@/lib/platform/jobs/background';
import { onShutdown, runShutdown } from '@/lib/platform/jobs/shutdown';
import { recordActivity } from '@/lib/visitors/activity/mutations';
import { Activity } from '@/models/visitors/activity';
import { useTestDb } from '@/test/db';
import { startJobs } from './jobs';

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
