import 'server-only';
import { readClientRows } from '@/lib/imports/clients/tasks';
import { readContactRows } from '@/lib/imports/contacts/tasks';
import { readSheets } from '@/lib/imports/files/tasks';
import { readListingRows } from '@/lib/imports/listings/tasks';
import { readMendedRows } from '@/lib/imports/mending/tasks';
import { readMessageText } from '@/lib/imports/messages/tasks';
import { readMail, readRecipients } from '@/lib/platform/mail/tasks';
import { runTask, type Task, type TaskCall } from '@/lib/platform/work/task';
import { drawPrint } from '@/lib/prints/files/tasks';

const TASKS: readonly Task<never, unknown>[] = [
  readSheets,
  readListingRows,
  readContactRows,
  readClientRows,
  readMendedRows,
  readMessageText,
  readRecipients,
  readMail,
  drawPrint,
];

/** The program of the worker threads (scripts/build-server.mjs). */
export const work = (call: TaskCall) => runTask(TASKS, call);
