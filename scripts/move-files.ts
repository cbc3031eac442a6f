/** Run by scripts/move-files.mjs. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '@/lib/platform/env';
import { refusedWrite } from '@/lib/platform/objects/errors';
import { moveFiles } from '@/lib/platform/objects/move';
import { objectStoreAt } from '@/lib/platform/objects/store';

const USAGE = `npm run move-files -- --from PLACE --to PLACE
A place is a folder, such as .data, or a bucket: "s3://key:secret@host/bucket?region=…".
What is at the target already is not copied again, so the command may be repeated. Nothing is removed at the source.`;

process.umask(0o077);

function options() {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  } catch {
    return {};
  }
}

const { from, to } = options();
if (!from || !to || from === to) {
  console.error(USAGE);
  process.exit(1);
}
try {
  const temporary = join(env().DATA_DIR, 'tmp');
  const [source, target] = await Promise.all([from, to].map((place) => objectStoreAt(place, temporary)));
  await target!.check();
  const moved = await moveFiles(source!, target!, (line) => console.log(line));
  console.log(`${moved.copied} copied, ${moved.there} were there, ${moved.failed} failed.`);
  process.exitCode = moved.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(refusedWrite(error) ? (error as Error).message : error);
  process.exitCode = 1;
}
