import 'server-only';
import { notFound } from 'next/navigation';
import { findDeal } from '@/lib/deals/data';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import { missingPage, pageUser } from '@/lib/platform/auth/page-guards';
import type { FormKind } from './constants';
import { findForm, issuerName, listForms, toFormDto, wordingOf } from './data';
import { drawForm } from './tasks';

export async function loadForms(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/forms`));
  const deal = await findDeal(actor, id).catch(missingPage);
  return { id, title: deal.title, kind: deal.kind, forms: await listForms(actor, id) };
}

export async function loadForm(dealId: string, formId: string) {
  const path = `/dashboard/deals/${encodeURIComponent(dealId)}/forms/${encodeURIComponent(formId)}`;
  const actor = actorOf(await pageUser(path));
  const deal = await findDeal(actor, dealId).catch(missingPage);
  const row = await findForm(actor, formId).catch(missingPage);
  if (String(row.deal) !== String(deal._id)) notFound();
  return { title: deal.title, form: await toFormDto(row) };
}

/** A version as PDF, with empty lines for signatures by hand. */
export async function formPdf(actor: Actor, id: string, wanted?: number, signal?: AbortSignal) {
  const row = await findForm(actor, id);
  const version = wanted ?? row.version;
  const kind = row.kind as FormKind;
  const wording = wordingOf(row, version);
  const { language, title, clauses, at } = wording;
  const author = await issuerName(row);
  const paper = { id, kind, version, language, title, clauses: [...clauses], at, author };
  return { bytes: await drawForm(paper, signal), kind, version, language };
}
