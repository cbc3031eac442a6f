/**
 * `npm run audit-verify [-- ENTRY:HASH …]` checks the chain of the audit log against the anchors of this machine and the given ones, with
 * or without a running site.
 */
import { parseHead, verifyAuditLog } from '@/lib/office/audit-anchor/data';
import { connectDb, disconnectDb } from '@/lib/platform/db/connect';

const given = process.argv.slice(2);
const wrong = given.find((text) => !parseHead(text));
if (wrong) {
  console.error(`"${wrong}" is no anchor: copy the line from the mail, such as 1234:9f86d081….`);
  process.exit(2);
}
await connectDb();
const { entries, head, problems, anchors } = await verifyAuditLog(
  given.flatMap((text) => parseHead(text) ?? []),
);
await disconnectDb();
const last = anchors.at(-1);
console.log(`${entries} entries; the last is ${head.seq}:${head.hash}`);
console.log(
  last ? `${anchors.length} anchors; the last of ${last.at} at entry ${last.seq}` : 'No anchor yet',
);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The audit log is whole.' : 'The audit log was changed.');
if (problems.length > 0) process.exitCode = 1;
