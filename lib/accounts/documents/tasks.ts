import 'server-only';
import { readFile } from 'node:fs/promises';
import { pdfProblem } from '@/lib/platform/media/scan/pdf';
import { defineTask } from '@/lib/platform/work/task';

/** The reason to refuse the PDF at a path; undefined if there is none. */
export const checkPdf = defineTask('pdf', async (path: string) => pdfProblem(await readFile(path)));
