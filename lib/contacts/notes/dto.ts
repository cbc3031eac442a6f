import { z } from 'zod';
export const contactNoteDto = z.strictObject({
  id: z.string(),
  day: z.string(),
  text: z.string(),
  by: z.string(),
});
export type ContactNoteDto = z.infer<typeof contactNoteDto>;
