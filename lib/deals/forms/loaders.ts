import 'server-only';
import { notFound } from 'next/navigation';
import { findDeal } from '@/lib/deals/data';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { Sheet } from '@/lib/prints/sheet/loaders';
import { INK_SOFT } from '@/lib/prints/sheet/rules';
import { FORM_ROLE_LABELS, FORM_ROLES, type FormKind } from './constants';
import { findForm, issuerName, listForms, toFormDto, wordingOf } from './data';

const missingPage = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'not_found') notFound();
  throw error;
};

/** The documents of one deal. */
export async function loadForms(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/forms`));
  const deal = await findDeal(actor, id).catch(missingPage);
  return { id, title: deal.title, kind: deal.kind, forms: await listForms(actor, id) };
}

/** One document of a deal. */
export async function loadForm(dealId: string, formId: string) {
  const path = `/dashboard/deals/${encodeURIComponent(dealId)}/forms/${encodeURIComponent(formId)}`;
  const actor = actorOf(await pageUser(path));
  const deal = await findDeal(actor, dealId).catch(missingPage);
  const row = await findForm(actor, formId).catch(missingPage);
  if (String(row.deal) !== String(deal._id)) notFound();
  return { title: deal.title, form: await toFormDto(row) };
}

/** A version as PDF, with empty lines to sign by hand. */
export async function formPdf(actor: Actor, id: string, wanted?: number) {
  const row = await findForm(actor, id);
  const version = wanted ?? row.version;
  const kind = row.kind as FormKind;
  const wording = wordingOf(row, version);
  const { language, title, clauses, at } = wording;
  const { t } = textsIn(language, 'deals/forms');
  const author = await issuerName(row);
  const info = { Title: title, Author: author, Subject: `${row._id} ${version}` };
  const sheet = new Sheet({ language, size: 'portrait', margin: 56, info });
  if (author) await sheet.add(author, { size: 10, color: INK_SOFT, gap: 4 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 4 });
  const date = formatDate(at.toISOString(), language);
  await sheet.add(t('Version {version} of {date}', { version, date }), { size: 9, color: INK_SOFT, gap: 10 });
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
  return { bytes: await sheet.finish(), kind, version, language };
}
