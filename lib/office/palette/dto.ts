import { z } from 'zod';

export const paletteItemDto = z.strictObject({ title: z.string(), note: z.string(), href: z.string() });
export type PaletteItem = z.infer<typeof paletteItemDto>;

/** `more` is the list with all results; absent if all are here. */
export const paletteGroupDto = z.strictObject({
  label: z.string(),
  items: z.array(paletteItemDto),
  more: z.string().optional(),
});
export type PaletteGroup = z.infer<typeof paletteGroupDto>;
