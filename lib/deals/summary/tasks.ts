import 'server-only';
import { HTML_LANG, type Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatNumber } from '@/lib/platform/text/format';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { defineTask } from '@/lib/platform/work/task';
import { drawLines, type Weight } from '@/lib/prints/sheet/data';
import { newPdf, placeDrawn } from '@/lib/prints/sheet/drawing';
import { INK, INK_SOFT, LINE, needsShaping, shortened, spaced, writable } from '@/lib/prints/sheet/rules';
import { NO_NUMBER } from './constants';
import type { SummaryDto, SummaryRow } from './dto';
import { halfText } from './format';
import { boundsOf } from './rules';

type SummaryText = Text<'deals/summary'>;

const MARGIN = 36;
/** Landscape A4, in points. */
const PAGE = { width: 841.89, height: 595.28 };
const BOTTOM = PAGE.height - MARGIN - 20;

type Column = { label: string; width: number; isAmount?: true; text: (row: SummaryRow) => string };

/** Columns that are together as wide as the page between its margins. */
const columnsIn = (t: SummaryText): readonly Column[] => [
  { label: t('Date'), width: 66, text: ({ day }) => dayText(day, t) },
  { label: t('Project or listing'), width: 190, text: ({ what }) => shortened(what, 90) },
  { label: t('MahaRERA number'), width: 88, text: ({ reraNumber }) => reraNumber || '–' },
  { label: t("Agent's number"), width: 92, text: ({ agentNumber }) => agentNumber || t(NO_NUMBER) },
  { label: t('Kind'), width: 82, text: ({ kind }) => t(kind) },
  { label: t('Parties'), width: 42, isAmount: true, text: ({ parties }) => String(parties) },
  { label: t('Value (₹)'), width: 84, isAmount: true, text: ({ value }) => formatNumber(value) },
  {
    label: t('Commission (₹), not public'),
    width: 74,
    isAmount: true,
    text: ({ commission }) => formatNumber(commission),
  },
  { label: t('GST (₹), not public'), width: 51, isAmount: true, text: ({ gst }) => formatNumber(gst) },
];
const dayText = (day: string, t: SummaryText) => formatDate(`${day}T12:00:00+05:30`, t.language);
const GAP = 6;
const SIZE = 9;

class SummarySheet {
  readonly pdf: PDFKit.PDFDocument;
  y = MARGIN;
  private readonly chunks: Buffer[] = [];

  readonly columns: readonly Column[];

  constructor(
    private readonly summary: SummaryDto,
    private readonly t: SummaryText,
  ) {
    this.columns = columnsIn(t);
    const info = { Title: t('Deals, {half}', { half: halfText(summary.half, t) }), Author: summary.name };
    const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 };
    this.pdf = newPdf({
      size: 'A4',
      layout: 'landscape',
      margins,
      lang: HTML_LANG[t.language],
      info,
      bufferPages: true,
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  async line(given: string, size: number, weight: Weight = 'regular', color = INK): Promise<void> {
    const text = spaced(writable(given));
    if (needsShaping(text)) {
      const drawn = await drawLines(text, { size, weight, color, width: PAGE.width - 2 * MARGIN });
      placeDrawn(this.pdf, text, drawn, MARGIN, this.y);
      this.y += Math.max(drawn.height, size * 1.45);
      return;
    }
    this.pdf.font(weight).fontSize(size).fillColor(color).text(text, MARGIN, this.y, { lineBreak: false });
    this.y += size * 1.45;
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(PAGE.width - MARGIN, this.y)
      .lineWidth(0.7)
      .stroke(LINE);
    this.y += 5;
  }

  /** One cell, wrapped within its column; returns its height. */
  private async cell(given: string, x: number, { width, isAmount }: Column, weight: Weight): Promise<number> {
    const inside = width - GAP;
    const text = writable(given);
    if (needsShaping(text)) {
      const drawn = await drawLines(text, { size: SIZE, weight, color: INK, width: inside });
      const left = isAmount ? x + inside - drawn.width : x;
      placeDrawn(this.pdf, text, drawn, left, this.y);
      return drawn.height;
    }
    this.pdf.font(weight).fontSize(SIZE).fillColor(INK);
    const options = { width: inside, align: isAmount ? ('right' as const) : ('left' as const) };
    const height = this.pdf.heightOfString(text, options);
    this.pdf.text(text, x, this.y, options);
    return height;
  }

  async row(texts: readonly string[], weight: Weight = 'regular'): Promise<void> {
    let x = MARGIN;
    let height = 0;
    for (const [i, column] of this.columns.entries()) {
      height = Math.max(height, await this.cell(texts[i] ?? '', x, column, weight));
      x += column.width;
    }
    this.y += height + 4;
  }

  async head(): Promise<void> {
    await this.row(
      this.columns.map(({ label }) => label),
      'bold',
    );
    this.rule();
  }

  async rowOnPage(texts: readonly string[], weight?: Weight): Promise<void> {
    if (this.y > BOTTOM - 40) {
      this.pdf.addPage();
      this.y = MARGIN;
      await this.head();
    }
    await this.row(texts, weight);
  }

  async finish(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page);
      this.y = BOTTOM + 8;
      await this.line(
        this.t('Page {page} of {count} · For Form 6, Table B of MahaRERA order 43/2023, due by {date}', {
          page: page + 1,
          count,
          date: dayText(this.summary.due, this.t),
        }),
        8,
        'regular',
        INK_SOFT,
      );
    }
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks))).on('error', reject);
      this.pdf.end();
    });
  }
}

async function draw({ summary, language }: { summary: SummaryDto; language: Language }) {
  const { t } = textsIn(language, 'deals/summary');
  const { half, name, agentNumber, rows, total } = summary;
  const sheet = new SummarySheet(summary, t);
  const { first, last } = boundsOf(half);
  await sheet.line(t('Deals registered, {half}', { half: halfText(half, t) }), 17, 'bold');
  await sheet.line(
    t('{name} · MahaRERA agent {number}', { name, number: agentNumber || t(NO_NUMBER) }),
    10.5,
  );
  const bounds = { from: dayText(first, t), until: dayText(last, t) };
  await sheet.line(t('From {from} to {until}', bounds), 9.5, 'regular', INK_SOFT);
  if (summary.project) await sheet.line(t('Project {number}', { number: summary.project }), 10.5, 'bold');
  await sheet.line(t('Fees (commission and GST) are not for publication.'), 9.5, 'regular', INK_SOFT);
  sheet.y += 8;
  await sheet.head();
  for (const row of rows) await sheet.rowOnPage(sheet.columns.map(({ text }) => text(row)));
  if (rows.length === 0) await sheet.line(t('No deal was registered in this half.'), 10.5);
  else {
    sheet.rule();
    const sums = [formatNumber(total.value), formatNumber(total.commission), formatNumber(total.gst)];
    await sheet.rowOnPage(
      [
        t('Total'),
        t('{count, plural, one {# deal} other {# deals}}', { count: rows.length }),
        '',
        '',
        '',
        '',
        ...sums,
      ],
      'bold',
    );
    if (total.rent > 0)
      await sheet.rowOnPage(
        [t('Monthly rents'), '', '', '', '', '', formatNumber(total.rent), '', ''],
        'bold',
      );
  }
  return sheet.finish();
}

/** The summary on landscape A4, on as many pages as needed, each with the table head. */
export const drawSummary = defineTask('deals-summary', draw, { deadlineMs: MINUTE_MS });
