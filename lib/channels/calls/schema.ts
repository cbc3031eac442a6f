import { z } from 'zod';

export const callParams = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/i),
  call: z.string().regex(/^[0-9a-f]{24}$/i),
});
