import { z } from 'zod';
/** A broker's branding, set by the broker and the firm (team settings). */
export const brandDto = z.strictObject({
  name: z.string(),
  firm: z.string().optional(),
  /** the firm's shared number, else the broker's */
  phone: z.string(),
  agentNumber: z.string().optional(),
  picture: z.string().optional(),
  /** colours of the firm's name, price and stripe, as #rrggbb */
  color: z.string(),
  secondColor: z.string(),
});
export type BrandDto = z.infer<typeof brandDto>;
