import 'server-only';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { NO_NUMBER, SUMMARY_COLUMNS } from './constants';
import { dueDays, getSummary } from './data';
import type { SummaryDto, SummaryRow } from './dto';
import { halfOf, halvesUntil, nextDue } from './rules';
import { summaryQuerySchema } from './schema';

const PATH = '/dashboard/deals/summary';

/** A half-year's summary; `summary` is undefined for a role that can't export. */
export async function loadSummary(params: SearchParams, now = new Date()) {
  const today = indianDay(now);
  const half = summaryQuerySchema.parse(params).half ?? halfOf(today);
  const actor = actorOf(await pageUser(listUrl(PATH, { half })));
  const summary = await getSummary(actor, half).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'forbidden') return undefined;
    throw error;
  });
  const next = nextDue(today, await dueDays(half));
  return { half, halves: halvesUntil(today), summary, next };
}

type SummaryText = Text<'deals/summary'>;

const cellsOf = (row: SummaryRow, t: SummaryText): string[] => [
  row.day,
  row.what,
  row.reraNumber,
  row.agent,
  row.agentNumber || t(NO_NUMBER),
  t(row.kind),
  String(row.parties),
  String(row.value),
  String(row.commission),
  String(row.gst),
];

/** Amounts are plain digits, so that spreadsheets can add them. */
export function summaryCsv({ rows }: SummaryDto, language: Language): ReadableStream<Uint8Array> {
  const { t } = textsIn(language, 'deals/summary');
  return csvStream(
    SUMMARY_COLUMNS.map((column) => t(column)),
    (async function* () {
      for (const row of rows) yield cellsOf(row, t);
    })(),
  );
}
