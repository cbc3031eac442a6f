import 'server-only';
import type { Types } from 'mongoose';
import { listRates } from '@/lib/costs/rates/data';
import { type RateDto, rateOn, rateText } from '@/lib/costs/rates/rules';
import { findDeal } from '@/lib/deals/data';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { issuerOfRow } from '@/lib/deals/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import type { SharedRecords } from '@/lib/teams/providers';
import { may } from '@/lib/teams/rules';
import { DealForm, type DealFormRow } from '@/models/deals/deal-form';
import { FORM_KIND_LABELS, type FormCheck, type FormKind, type FormState } from './constants';
import type { FormDto, FormHeadDto } from './dto';
import { clausesOf } from './format';
import { type FormValues, missingFields, renewalOf, stampDuty } from './rules';

export type FormLean = DealFormRow & { _id: Types.ObjectId; __v?: number };
type FormVersion = { version: number; language: Language; fields: FormValues; at: Date; byName: string };

/** The stored form; foreign, unknown and malformed ids are rejected alike. */
export async function findForm(actor: Actor, id: string): Promise<FormLean> {
  const row = isObjectIdHex(id) ? await DealForm.findById(id).lean<FormLean>() : null;
  if (!row || !may(actor, 'edit', row)) throw notFound('Document not found');
  return row;
}

export function versionOf(row: FormLean, version = row.version): FormVersion {
  const found = row.versions.find((one) => one.version === version);
  if (!found) throw notFound('Document not found');
  return found as FormVersion;
}

export const issuerName = async (row: Pick<FormLean, 'owner' | 'team'>): Promise<string> =>
  (await getBillingProfile(issuerOfRow(row)))?.name ?? '';

export function wordingOf(row: FormLean, version: number): Wording {
  const { language, fields, at } = versionOf(row, version);
  const kind = row.kind as FormKind;
  const { t } = textsIn(language, 'deals/forms');
  const clauses = clausesOf(kind, fields, t);
  return { language, title: t(FORM_KIND_LABELS[kind]), clauses, version, at };
}

export type Wording = { language: Language; title: string; clauses: string[]; version: number; at: Date };

function toHead(row: FormLean): FormHeadDto {
  const { language, fields } = versionOf(row);
  const kind = row.kind as FormKind;
  return {
    id: String(row._id),
    deal: String(row.deal),
    kind,
    state: row.state as FormState,
    version: row.version,
    language,
    missing: missingFields(kind, fields).map(({ name }) => name),
    changedAt: row.updatedAt.toISOString(),
  };
}

const LICENCE_RULES = [
  'licence-months',
  'licence-registration',
  'mh-rent-duty',
  'licence-deposit-percent',
  'mh-rent-registration',
  'mh-rent-registration-rural',
  'licence-police',
];

const sourcesOf = (rules: readonly RateDto[], day: string): FormDto['sources'] =>
  LICENCE_RULES.map((key) => {
    const rule = rateOn(rules, key, day);
    const { label, source, checkedOn = '', doubt = '' } = rule;
    return { label, value: rateText(rule, textsIn('en', 'costs/rates')), source, checkedOn, doubt };
  });

export async function toFormDto(row: FormLean, now = new Date()): Promise<FormDto> {
  const { fields } = versionOf(row);
  const isLicence = row.kind === 'leave-licence';
  const rules = isLicence ? await listRates('Maharashtra') : [];
  const today = indianDay(now);
  return {
    ...toHead(row),
    __v: row.__v ?? 0,
    fields: { ...fields },
    versions: row.versions
      .map(({ version, language, at, byName }) => ({
        version,
        language: language as Language,
        at: at.toISOString(),
        by: byName,
      }))
      .reverse(),
    checks: row.checks.map(({ key, doneOn, reference }) => ({ key: key as FormCheck, doneOn, reference })),
    scan: row.scan
      ? {
          at: row.scan.at.toISOString(),
          by: row.scan.byName,
          mimeType: row.scan.mimeType,
          size: row.scan.size,
        }
      : null,
    stamp: isLicence ? (stampDuty(fields, rules, today) ?? null) : null,
    renewal: isLicence ? (renewalOf(fields) ?? null) : null,
    sources: isLicence ? sourcesOf(rules, today) : [],
  };
}

export const listFormRows = (deal: Types.ObjectId) =>
  DealForm.find({ deal }).sort({ createdAt: -1 }).lean<FormLean[]>();

/** The documents of a deal, the newest first. */
export async function listForms(actor: Actor, dealId: string): Promise<FormHeadDto[]> {
  const deal = await findDeal(actor, dealId);
  return (await listFormRows(deal._id)).map(toHead);
}

export const exportForms = (userId: string) =>
  DealForm.find({ owner: userId, team: null }, { _id: 0, __v: 0, owner: 0, team: 0 }).lean();

export const SHARED_FORMS: SharedRecords = { collection: DealForm.collection, names: ['owner'] };
