import { z } from 'zod';
/** A client's requirement, as shown to the member or team of the client. */
export const requirementDto = z.strictObject({
  id: z.string(),
  /** "For Sale · Nagpur · Dharampeth · 3 BHK · Up to ₹60 L" */
  title: z.string(),
  /** address of the list with these filters */
  path: z.string(),
  query: z.string(),
  isPaused: z.boolean(),
  nearMisses: z.boolean(),
  __v: z.number(),
});
export type RequirementDto = z.infer<typeof requirementDto>;
