/** Sends the messages that are due, in a process of its own that a test can kill. */
import { sendJob } from '@/lib/channels/sending/jobs';
import { disconnectDb } from '@/lib/platform/db/connect';

await sendJob.runDue();
await disconnectDb();
