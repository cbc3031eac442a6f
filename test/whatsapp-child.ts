/** Sends due messages in a process that a test can kill. */
import { sendJob } from '@/lib/channels/sending/jobs';
import { disconnectDb } from '@/lib/platform/db/connect';

await sendJob.runDue();
await disconnectDb();
