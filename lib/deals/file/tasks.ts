import 'server-only';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { defineTask } from '@/lib/platform/work/task';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK_SOFT } from '@/lib/prints/sheet/rules';
import type { DealFileDto } from './dto';
import { type FileExtent, type FileTexts, sectionsOf, stepText } from './format';

export const textsOf = (language: Language): FileTexts => ({
  deals: textsIn(language, 'deals').t,
  tokens: textsIn(language, 'deals/tokens').t,
  forms: textsIn(language, 'deals/forms').t,
  file: textsIn(language, 'deals/file').t,
});

type Paper = { found: DealFileDto; extent: FileExtent; language: Language; now: Date };

async function draw({ found, extent, language, now }: Paper) {
  const texts = textsOf(language);
  const { file } = texts;
  const title = file('Deal file');
  const author = found.deal.owner?.name ?? '';
  const info = { Title: `${title}: ${found.deal.title}`, Author: author, Subject: title };
  const sheet = new Sheet({ language, size: 'portrait', margin: 48, info });
  await sheet.add(title, { size: 11, color: INK_SOFT, gap: 2 });
  await sheet.add(found.deal.title, { size: 19, weight: 'bold', gap: 4 });
  const at = formatDateTime(now.toISOString(), language);
  await sheet.add(file('As it was on {date}', { date: at }), { size: 9, color: INK_SOFT, gap: 10 });
  const steps = found.steps.map((step): [string, string] => [
    stepText(step, texts),
    [step.who, step.day && formatDate(`${step.day}T12:00:00+05:30`, language)].filter(Boolean).join(' · '),
  ]);
  const next = { title: file('Who does what next'), rows: steps, empty: file('Nothing left to do.') };
  for (const { title: heading, rows, empty } of [...sectionsOf(found, texts, extent), next]) {
    sheet.room(70);
    sheet.rule();
    await sheet.add(heading, { size: 12, weight: 'bold', gap: 6 });
    if (rows.length === 0) await sheet.add(empty, { color: INK_SOFT });
    for (const [label, text] of rows) {
      sheet.room(60);
      const top = sheet.y;
      const left = await sheet.write(label, { x: sheet.margin, y: top, width: 190 }, { color: INK_SOFT });
      const place = { x: sheet.margin + 205, y: top, width: sheet.width - 205 };
      sheet.y = top + Math.max(left, await sheet.write(text, place)) + 4;
    }
    sheet.y += 6;
  }
  return sheet.finish();
}

/** Draws the file on paper with the content of the page, on as many sheets as needed. */
export const drawDealFile = defineTask('deal-file', draw);
