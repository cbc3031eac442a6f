import 'server-only';
import { cache } from 'react';
import { op } from '@/lib/platform/db/operators';
import { log } from '@/lib/platform/log/log';
import { LegalRule, type LegalRuleRow } from '@/models/compliance/legal-rule';
import type { RuleArea, RuleUnit } from './constants';
import defaults from './default-rules.json';
import type { RuleDto } from './dto';

/** A rule is named by the product, its rows are what the office knows of it. */
const LABELS = new Map<string, string>(defaults.map(({ key, label }) => [key, label]));

const toRuleDto = (row: LegalRuleRow): RuleDto => ({
  key: row.key,
  area: row.area as RuleArea,
  label: LABELS.get(row.key) ?? row.label,
  unit: row.unit as RuleUnit,
  figure: row.figure ?? null,
  text: row.text ?? '',
  from: row.from,
  source: row.source,
  checkedOn: row.checkedOn,
  doubt: row.doubt,
});

/** Adds the rows shipped with the product for rules without any. Rows added or changed by the office stay. */
async function addMissing(known: ReadonlySet<string>): Promise<void> {
  const missing = defaults.filter(({ key }) => !known.has(key));
  if (missing.length === 0) return;
  await LegalRule.bulkWrite(
    missing.map(({ key, from, ...row }) => ({
      updateOne: { filter: { key, from }, update: { $setOnInsert: row as never }, upsert: true },
    })),
  ).catch((err: unknown) => log.warn({ err }, 'rules of the law: the shipped ones could not be stored'));
}

/** All rows of all rules, newest first; rules without a row get the shipped one. */
export const listRules = cache(async (): Promise<RuleDto[]> => {
  const read = () => LegalRule.find().sort({ key: 1, from: -1 }).lean<LegalRuleRow[]>();
  const rows = await read();
  const known = new Set(rows.map(({ key }) => key));
  if (defaults.every(({ key }) => known.has(key))) return rows.map(toRuleDto);
  await addMissing(known);
  const stored = await read();
  const now = new Set(stored.map(({ key }) => key));
  const unstored = defaults.filter(({ key }) => !now.has(key)) as unknown as RuleDto[];
  return [
    ...stored.map(toRuleDto),
    ...unstored.map((row) => ({ ...row, figure: row.figure ?? null, text: row.text ?? '' })),
  ];
});

/** The newest row of a rule, or null. */
export const newestRule = (key: string) =>
  LegalRule.findOne({ key, from: op.exists() }, { _id: 0, __v: 0, createdAt: 0, updatedAt: 0 })
    .sort({ from: -1 })
    .lean<LegalRuleRow>();
