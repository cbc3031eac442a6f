import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { indianDay } from '@/lib/platform/time/indian-day';
import { LegalRule } from '@/models/compliance/legal-rule';
import { newestRule } from './data';
import type { NewRule } from './schema';

/** Adds a dated row to an existing rule, one per day. Its source counts as checked today. */
export async function addRule(
  actor: AdminActor<'settings'>,
  input: NewRule,
  now = new Date(),
): Promise<void> {
  const like = await newestRule(input.key);
  if (!like) throw notFound('There is no such rule');
  if ((like.unit === 'text') !== (input.text !== undefined))
    throw fieldError(
      'invalid',
      like.unit === 'text' ? 'text' : 'figure',
      like.unit === 'text' ? 'This rule is a text' : 'This rule is a number',
    );
  const { key, figure, text, from, source, doubt } = input;
  const { label, area, unit } = like;
  const value = { ...(figure !== undefined && { figure }), ...(text !== undefined && { text }) };
  await LegalRule.create({
    key,
    area,
    label,
    unit,
    ...value,
    from,
    source,
    doubt,
    checkedOn: indianDay(now),
  }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', 'This rule has a row for that day already');
  });
  await recordAudit({
    action: 'rule.add',
    by: actor,
    target: { type: 'rule', id: key },
    details: { ...value, from },
  });
}

/** Records that a row's source was checked today and still says the same. */
export async function checkRule(
  actor: AdminActor<'settings'>,
  { key, from }: { key: string; from: string },
  now = new Date(),
): Promise<void> {
  const { matchedCount } = await LegalRule.updateOne({ key, from }, { $set: { checkedOn: indianDay(now) } });
  if (matchedCount === 0) throw notFound('There is no such rule');
  await recordAudit({
    action: 'rule.check',
    by: actor,
    target: { type: 'rule', id: key },
    details: { from },
  });
}
