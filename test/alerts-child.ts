/** Sends the alerts due at the given time in a process that a test can kill. Prints their number. */
import { sendDueAlerts } from '@/lib/alerts/digests/mutations';
import { disconnectDb } from '@/lib/platform/db/connect';

const [start = ''] = process.argv.slice(2);
const offset = Date.parse(start) - Date.now();
process.stdout.write(String(await sendDueAlerts(() => new Date(Date.now() + offset))));
await disconnectDb();
