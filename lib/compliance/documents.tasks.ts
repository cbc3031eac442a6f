import 'server-only';
import type { Language } from '@/lib/platform/language/languages';
import { defineTask } from '@/lib/platform/work/task';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK_SOFT } from '@/lib/prints/sheet/rules';

export type DocumentSection = { title: string; rows: readonly (readonly [label: string, text: string])[] };

type Document = {
  language: Language;
  author: string;
  address: string;
  title: string;
  lead: string;
  sections: readonly DocumentSection[];
};

async function draw({ language, author, address, title, lead, sections }: Document) {
  const info = { Title: title, Author: author, Subject: title };
  const sheet = new Sheet({ language, size: 'portrait', margin: 48, info });
  await sheet.add(author, { size: 12, weight: 'bold', gap: 4 });
  await sheet.add(address, { size: 9, color: INK_SOFT, gap: 12 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 8 });
  await sheet.add(lead, { gap: 12 });
  for (const section of sections) {
    sheet.room(90);
    sheet.rule();
    await sheet.add(section.title, { size: 13, weight: 'bold', gap: 6 });
    for (const [label, text] of section.rows) {
      sheet.room(24 + (await sheet.heightOf(text)));
      await sheet.add(label, { size: 9, color: INK_SOFT, gap: 2 });
      await sheet.add(text, { gap: 8 });
    }
  }
  return sheet.finish();
}

/** Draws a document of headings with labels and texts over as many pages as needed. */
export const drawDocument = defineTask('document', draw);
