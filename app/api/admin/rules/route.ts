import { addRule, checkRule } from '@/lib/compliance/rulebook/mutations';
import { checkedRuleSchema, newRuleSchema } from '@/lib/compliance/rulebook/schema';
import { route } from '@/lib/platform/http/route';

/** A legal rule that applies from a given day. */
export const POST = route({ auth: { can: 'settings' }, body: newRuleSchema }, async ({ body, actor }) => {
  await addRule(actor, body);
  return { message: 'Rule added' };
});

/** Marks the source of a rule as checked again. */
export const PATCH = route(
  { auth: { can: 'settings' }, body: checkedRuleSchema },
  async ({ body, actor }) => {
    await checkRule(actor, body);
    return { message: 'Checked today' };
  },
);
