export type TemplateDto = { id: string; name: string; text: string; __v: number };

type Row = { _id: unknown; name: string; text: string; __v?: number | null };

export const toTemplateDto = ({ _id, name, text, __v }: Row): TemplateDto => ({
  id: String(_id),
  ...{ name, text },
  __v: __v ?? 0,
});
