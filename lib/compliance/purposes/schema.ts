import { z } from 'zod';

const inLanguages = (max: number) => {
  const text = z
    .string('Write it in all three languages')
    .trim()
    .min(1, 'Write it in all three languages')
    .max(max);
  return z.object({ en: text, mr: text, hi: text });
};

/** `POST /api/admin/purposes` */
export const purposeSchema = z.object({ title: inLanguages(120), words: inLanguages(500) });
export type PurposeInput = z.output<typeof purposeSchema>;

/** `PUT /api/purposes/{id}` */
export const choiceSchema = z.object({ agrees: z.boolean() });
