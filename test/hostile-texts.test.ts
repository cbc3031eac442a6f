import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as X from '@e965/xlsx';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import PostalMime from 'postal-mime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/shell/json-ld';
import { toVCard } from '@/lib/contacts/format';
import { drawReceipt } from '@/lib/deals/tokens/tasks';
import { env } from '@/lib/platform/env';
import { textsIn } from '@/lib/platform/language/messages';
import { homeBlock, homeText, mailDocument, smallPrint, textAsHtml } from '@/lib/platform/mail/html';
import { getMailer } from '@/lib/platform/mail/mailer';
import { type TableFormat, tableResponse } from '@/lib/platform/tabular/table-file';
import { cleanText } from '@/lib/platform/text/clean';
import { feedCalendar } from '@/lib/visits/feeds/format';
import { visitCalendar } from '@/lib/visits/invitation.format';
import { readPdf } from './pdf-marks';

const HOSTILE = [
  '=HYPERLINK("http://x.example","y")',
  "+1+cmd|' /C calc'!A0",
  '-1+1',
  '@SUM(A1:A2)',
  '\t=1+1',
  '</script><script>alert(1)</script>',
  '</script ><meta http-equiv=refresh content="0;url=//x.example">',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  'Asha\r\nBCC: all@people.example',
  'Asha\r\nDTSTART:20300101T000000Z\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  'Asha\nEND:VCARD\nBEGIN:VCARD\nFN:Ravi',
  'Asha;TEL:1,2\\;3\\n4',
  '\u202egpj.exe',
  'As\u0000ha\u0007\u000b',
  ') /JS (app.alert(1)) /URI (http://x.example) endobj',
  '%0d%0aBcc: all@people.example',
];

/** The texts after the cleaning applied to every stored text. */
const stored = HOSTILE.map(cleanText);
const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cells as another library reads them, with separate kinds for formulas and links. */
async function cellOf(text: string, format: TableFormat): Promise<X.CellObject> {
  const rows = async function* () {
    yield [text];
  };
  const file = tableResponse({ name: 'list', headings: ['Name'], rows }, format);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (format === 'csv') {
    const { data } = Papa.parse<string[]>(bytes.toString().replace(/^\ufeff/, ''), { skipEmptyLines: true });
    expect(data).toHaveLength(2);
    return { t: 's', v: data[1]![0]! };
  }
  const { Sheets } = X.read(bytes, { type: 'buffer', cellFormula: true });
  expect(Object.keys(Sheets.list!).filter((name) => /^[A-Z]/.test(name))).toEqual(['A1', 'A2']);
  return Sheets.list!.A2 as X.CellObject;
}

describe.each(stored)('%j', (text) => {
  test('is text in CSV, behind an apostrophe where a program would run it', async () => {
    const { v } = await cellOf(text, 'csv');
    expect(String(v)).not.toMatch(/^[=+\-@\t\r]/);
    expect(
      String(v)
        .replace(/^'(?=[=+\-@\t\r])/, '')
        .replaceAll('\r\n', '\n'),
    ).toBe(text.replaceAll('\r\n', '\n'));
  });

  test('is text in a workbook, without formula or link', async () => {
    const { t, v, f, l } = await cellOf(text, 'xlsx');
    expect([t, f, l]).toEqual(['s', undefined, undefined]);
    expect(String(v).replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'));
  });

  test('is the title of one event in a feed and in an invitation', () => {
    const at = { start: '2030-02-01T05:00:00Z', end: '2030-02-01T06:00:00Z' };
    const item = { id: 'a', kind: 'visit' as const, day: '2030-02-01', ...at, title: text, href: '/visits' };
    const site = { name: 'Saptam', host: 'x.example', url: 'https://x.example' };
    const people = { name: text, email: 'asha@x.example' };
    const organizer = { name: 'Saptam', email: 'desk@x.example' };
    const visit = {
      ...{ id: 'a', host: 'x.example', title: text, address: text, place: null, sequence: 0 },
      ...{ start: new Date(at.start), end: new Date(at.end), url: 'https://x.example/v', organizer },
    };
    for (const feed of [
      feedCalendar({ ...site, items: [item], isBusyOnly: false, busy: 'Busy' }),
      visitCalendar(visit, 'REQUEST', textsIn('en', 'visits/mails').t, people),
    ]) {
      const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
      expect(events).toHaveLength(1);
      const event = new ICAL.Event(events[0]);
      expect(event.startDate.toJSDate().toISOString()).toBe('2030-02-01T05:00:00.000Z');
      expect(singleSpaced(event.summary)).toContain(singleSpaced(text));
    }
  });

  test('is one field of one card', () => {
    const card = toVCard({
      _id: 'a'.repeat(24),
      firstName: text,
      lastName: text,
      notes: text,
      tags: 'one',
      __v: 0,
    });
    const read = new ICAL.Component(ICAL.parse(card));
    const fields = read.getAllProperties().map(({ name }) => name);
    expect([read.name, ...fields.sort()]).toEqual([
      'vcard',
      'categories',
      'fn',
      'n',
      'note',
      'uid',
      'version',
    ]);
    // ical.js keeps the backslash that RFC 2426 requires before a semicolon
    const note = String(read.getFirstPropertyValue('note'));
    expect(note.replaceAll('\\;', ';')).toBe(text.replaceAll('\r\n', '\n'));
  });

  test('is text in an email, without a header or an element', async () => {
    const to = `${randomUUID()}@x.example`;
    const home = { title: text, facts: [text], news: text };
    const html = mailDocument({
      ...{ language: 'en', title: text, preview: text, footer: smallPrint([text]), day: text },
      body: textAsHtml([text]) + homeBlock(home),
      sign: { name: text, url: 'https://x.example' },
    });
    await getMailer().send({
      to,
      subject: text,
      text: homeText(home),
      html,
      replyTo: `"${text}" <a@x.example>`,
    });
    const outbox = join(env().DATA_DIR, 'outbox');
    const sources = readdirSync(outbox).map((name) => readFileSync(join(outbox, name)));
    const mail = await PostalMime.parse(sources.find((source) => source.includes(to))!);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.to).toEqual([expect.objectContaining({ address: to })]);
    expect(mail.html).not.toMatch(/<\/?script|<img(?! src="https:)|<meta http/);
    expect(mail.html).not.toMatch(/href="(?!https?:\/\/x\.example)/);
  });

  test('is text in a PDF, without action or link', async () => {
    const token = {
      ...{
        id: 'a',
        deal: 'b',
        payer: text,
        rupees: 1000,
        state: 'paid',
        terms: text,
        upi: 'a@b',
        upiName: text,
      },
      ...{ upiLink: '', reference: text, paidOn: '2026-01-01', enteredBy: text, confirmedBy: text },
      ...{
        confirmedAt: null,
        endReason: '',
        refundReference: null,
        link: null,
        warning: '',
        mayConfirm: false,
      },
    };
    const bytes = Buffer.from(
      await drawReceipt({ token: token as never, profile: null, what: text, language: 'en' }),
    );
    const outsideTexts = bytes
      .toString('latin1')
      .replace(/\nstream\n[\s\S]*?\nendstream/g, '')
      .replace(/\((?:\\[\s\S]|[^\\()])*\)/g, '()');
    expect(outsideTexts).toContain('/Author');
    expect(outsideTexts).not.toMatch(/\/(?:URI|Annots|OpenAction|AA|JS|JavaScript|Launch)\b/);
    expect(readPdf(bytes)).toHaveLength(1);
  });

  test('closes no script of a page', () => {
    const documents = [{ '@type': 'Product', name: text }] as never;
    const page = renderToStaticMarkup(createElement(JsonLd, { documents }));
    expect(page.match(/<\/?\w+/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(page.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({
      name: text.replace(/<(?=\S)/g, '‹'),
    });
    expect(renderToStaticMarkup(createElement('p', { title: text }, text)).match(/<\/?\w+/g)).toEqual([
      '<p',
      '</p',
    ]);
  });
});
