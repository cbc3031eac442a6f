import { z } from 'zod';
import { idempotencyKeySchema, objectIdSchema, versionSchema } from '@/lib/platform/http/params';

const query = z.string().max(2000);

export const newRequirementSchema = z.object({
  idempotencyKey: idempotencyKeySchema,
  /** the list's query string with type, city and category: `type=sale&city=nagpur&bedrooms=3` */
  query,
  nearMisses: z.boolean().optional().default(false),
});
export type RequirementInput = z.output<typeof newRequirementSchema>;

export const requirementChangeSchema = z.object({
  query: query.optional(),
  nearMisses: z.boolean().optional(),
  paused: z.boolean().optional(),
  __v: versionSchema,
});
export type RequirementChange = z.output<typeof requirementChangeSchema>;

export const requirementParams = z.object({ id: objectIdSchema, requirement: objectIdSchema });
