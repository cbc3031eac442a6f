import { z } from 'zod';
import { MEDIA_STATES, MESSAGE_STATES } from '@/lib/channels/constants';

export const channelMessageDto = z.strictObject({
  id: z.string(),
  direction: z.enum(['in', 'out']),
  /** empty for a message that became an enquiry, which shows the text itself */
  text: z.string(),
  at: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** reason why it failed or waits */
  problem: z.string().optional(),
  by: z.string().optional(),
  /** the search it describes, as the search box reads it */
  search: z.strictObject({ href: z.string(), label: z.string() }).optional(),
  media: z
    .strictObject({ state: z.enum(MEDIA_STATES), mimeType: z.string(), name: z.string().optional() })
    .optional(),
  /** the template it was made from */
  template: z.string().optional(),
  /** in ten-thousandths of a rupee */
  cost: z.number().optional(),
});
export type ChannelMessageDto = z.infer<typeof channelMessageDto>;
