export type TemplateDto = { id: string; name: string; text: string };
