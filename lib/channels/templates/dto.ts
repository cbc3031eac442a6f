import { z } from 'zod';
import { CONSENT_KINDS, PRICE_CATEGORIES } from '@/lib/channels/constants';
import { TEMPLATE_STATUSES } from './constants';

export const messageTemplateDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  category: z.enum(PRICE_CATEGORIES),
  body: z.string(),
  status: z.enum(TEMPLATE_STATUSES),
  /** WhatsApp's reason for rejecting it */
  reason: z.string().optional(),
  /** the meaning of the variables, in order */
  variables: z.array(z.string()),
  /** the consent it requires */
  consent: z.enum(CONSENT_KINDS),
  /** used by the site itself */
  isOwn: z.boolean(),
  checkedAt: z.string().optional(),
});
export type MessageTemplateDto = z.infer<typeof messageTemplateDto>;
