import { z } from 'zod';
export const templateDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  __v: z.number(),
});
export type TemplateDto = z.infer<typeof templateDto>;

type Row = { _id: unknown; name: string; text: string; __v?: number | null };

export const toTemplateDto = ({ _id, name, text, __v }: Row): TemplateDto => ({
  id: String(_id),
  ...{ name, text },
  __v: __v ?? 0,
});
