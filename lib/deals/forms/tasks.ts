import 'server-only';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { defineTask } from '@/lib/platform/work/task';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK_SOFT } from '@/lib/prints/sheet/rules';
import { FORM_ROLE_LABELS, FORM_ROLES, type FormKind } from './constants';

type Paper = {
  id: string;
  kind: FormKind;
  version: number;
  language: Language;
  title: string;
  clauses: string[];
  at: Date;
  author: string;
};

async function draw({ id, kind, version, language, title, clauses, at, author }: Paper) {
  const { t } = textsIn(language, 'deals/forms');
  const info = { Title: title, Author: author, Subject: `${id} ${version}` };
  const sheet = new Sheet({ language, size: 'portrait', margin: 56, info });
  if (author) await sheet.add(author, { size: 10, color: INK_SOFT, gap: 4 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 4 });
  const date = formatDate(at.toISOString(), language);
  await sheet.add(t('Version {version}, {date}', { version, date }), { size: 9, color: INK_SOFT, gap: 10 });
  sheet.rule();
  sheet.y += 6;
  let number = 1;
  for (const clause of clauses) {
    sheet.room((await sheet.heightOf(clause)) + 12);
    const top = sheet.y;
    await sheet.write(`${number++}.`, { x: sheet.margin, y: top, width: 22 }, { color: INK_SOFT });
    sheet.y =
      top + (await sheet.write(clause, { x: sheet.margin + 24, y: top, width: sheet.width - 24 })) + 8;
  }
  sheet.y += 10;
  await sheet.add(t('Draft, not signed'), { size: 9, color: INK_SOFT, gap: 14 });
  for (const role of FORM_ROLES[kind]) {
    sheet.room(56);
    sheet.y += 26;
    sheet.rule(sheet.margin, 230);
    await sheet.add(`${t(FORM_ROLE_LABELS[role])}: ${t('Name, signature, date')}`, {
      size: 9,
      color: INK_SOFT,
    });
  }
  return sheet.finish();
}

/** One version with empty lines to sign by hand. */
export const drawForm = defineTask('deal-form', draw);
