import 'server-only';
import { checkPdf } from '@/lib/accounts/documents/tasks';
import { drawDocument } from '@/lib/compliance/documents.tasks';
import { drawDealFile } from '@/lib/deals/file/tasks';
import { drawForm } from '@/lib/deals/forms/tasks';
import { drawInvoice } from '@/lib/deals/invoices/tasks';
import { drawSummary } from '@/lib/deals/summary/tasks';
import { drawReceipt } from '@/lib/deals/tokens/tasks';
import { readClientRows } from '@/lib/imports/clients/tasks';
import { readContactRows } from '@/lib/imports/contacts/tasks';
import { readSheets } from '@/lib/imports/files/tasks';
import { readListingRows } from '@/lib/imports/listings/tasks';
import { readMendedRows } from '@/lib/imports/mending/tasks';
import { readMessageText } from '@/lib/imports/messages/tasks';
import { readPlaces } from '@/lib/places/gazetteer/tasks';
import { readMail, readRecipients } from '@/lib/platform/mail/tasks';
import { runTask, type Task, type TaskCall } from '@/lib/platform/work/task';
import { drawPrint } from '@/lib/prints/files/tasks';
import { drawListingPicture, drawSitePicture } from '@/lib/prints/tasks';

const TASKS: readonly Task<never, unknown>[] = [
  readSheets,
  readListingRows,
  readContactRows,
  readClientRows,
  readMendedRows,
  readMessageText,
  readRecipients,
  readMail,
  readPlaces,
  checkPdf,
  drawPrint,
  drawListingPicture,
  drawSitePicture,
  drawDocument,
  drawInvoice,
  drawReceipt,
  drawForm,
  drawSummary,
  drawDealFile,
];

/** The program of the worker threads (scripts/build-server.mjs). */
export const work = (call: TaskCall) => runTask(TASKS, call);
