import { addRule, checkRule } from '@/lib/compliance/rulebook/mutations';
import { checkedRuleSchema, newRuleSchema } from '@/lib/compliance/rulebook/schema';
import { route } from '@/lib/platform/http/route';

/** A rule of the law as it holds from a day on. */
export const POST = route({ auth: { can: 'settings' }, body: newRuleSchema }, async ({ body, actor }) => {
  await addRule(actor, body);
  return { message: 'Rule added' };
});

/** The source of a row was read again. */
export const PATCH = route(
  { auth: { can: 'settings' }, body: checkedRuleSchema },
  async ({ body, actor }) => {
    await checkRule(actor, body);
    return { message: 'Checked today' };
  },
);
