import { z } from 'zod';
import { MAX_VALUE_LENGTH, MAX_VALUES } from '@/lib/channels/constants';

export const broadcastPreviewSchema = z.object({
  template: z.string().regex(/^[0-9a-f]{24}$/, 'Choose a template'),
  values: z
    .array(z.string().trim().min(1, 'Fill in every blank in the template').max(MAX_VALUE_LENGTH))
    .max(MAX_VALUES)
    .default([]),
});
export type BroadcastPreviewInput = z.output<typeof broadcastPreviewSchema>;

export const broadcastSchema = broadcastPreviewSchema.extend({
  key: z.uuid('The request needs a key'),
  /** number in the preview; a different one means that consents have changed */
  recipients: z.number().int().min(1),
});
export type BroadcastInput = z.output<typeof broadcastSchema>;
