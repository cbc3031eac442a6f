import 'server-only';
import { readFile } from 'node:fs/promises';
import { pdfProblem } from '@/lib/platform/media/scan/pdf';
import { defineTask } from '@/lib/platform/work/task';

/** Why the PDF at a path is refused, if it is. */
export const checkPdf = defineTask('pdf', async (path: string) => pdfProblem(await readFile(path)));
