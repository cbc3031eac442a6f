import { z } from 'zod';
import { storedProfileDto } from '@/lib/deals/invoices/dto';
import { updateBillingProfile } from '@/lib/deals/invoices/mutations';
import { billingUpdateSchema } from '@/lib/deals/invoices/schema';
import { route } from '@/lib/platform/http/route';

/** The issuer of invoices, which a team's owner sets. */
export const PUT = route(
  {
    auth: 'user',
    body: billingUpdateSchema,
    reply: z.strictObject({ message: z.string(), data: storedProfileDto }),
  },
  async ({ actor, body }) => ({
    message: 'Billing details saved',
    data: await updateBillingProfile(actor, body),
  }),
);
