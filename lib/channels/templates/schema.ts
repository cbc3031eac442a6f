import { z } from 'zod';
import { MAX_VALUE_LENGTH, MAX_VALUES } from '@/lib/channels/constants';

export const templateActionSchema = z.object({
  action: z.enum(['hand in', 'test'], 'Unknown action'),
  values: z.array(z.string().trim().min(1).max(MAX_VALUE_LENGTH)).max(MAX_VALUES).default([]),
});
