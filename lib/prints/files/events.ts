import 'server-only';
import { defineEvent } from '@/lib/platform/event';
import type { Offer } from '@/lib/prints/dto';
import type { PrintKind } from './constants';

export type PrintDrawn = { offer: Offer; kind: PrintKind; version: string; bytes: Buffer; type: string };

/** Raised before a newly drawn print is handed out. */
export const printDrawn = defineEvent<PrintDrawn>('print drawn');
