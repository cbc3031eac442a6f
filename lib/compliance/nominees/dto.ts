import { z } from 'zod';
export const nomineeDto = z.strictObject({
  name: z.string(),
  relation: z.string(),
  email: z.string(),
  phone: z.string(),
  since: z.string(),
});
export type NomineeDto = z.infer<typeof nomineeDto>;
