import { z } from 'zod';
import { CONSENT_KINDS } from '@/lib/channels/constants';

export const broadcastPreviewDto = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  /** the text as every recipient will read it */
  text: z.string(),
  /** number of people who agreed to this kind */
  recipients: z.number(),
  /** in ten-thousandths of a rupee */
  cost: z.number(),
  /** when the first message is sent, after some minutes' hold and never at night */
  startsAt: z.string(),
  isNight: z.boolean(),
  /** it would exceed this month's limit */
  isOverLimit: z.boolean(),
});
export type BroadcastPreviewDto = z.infer<typeof broadcastPreviewDto>;

export type BroadcastDto = {
  id: string;
  name: string;
  language: string;
  text: string;
  recipients: number;
  cost: number;
  startsAt: string;
  by: string;
  /** true if nothing was sent yet, so that it can be withdrawn completely */
  isHeld: boolean;
  isCancelled: boolean;
  /** number of messages per delivery state */
  states: Record<string, number>;
};
