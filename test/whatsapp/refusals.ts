/** Messages that the real service refuses, with its codes. */

export type FakeTemplate = {
  name: string;
  language: string;
  category: string;
  status: string;
  body: string;
  rejected_reason?: string;
};

export type Payload = {
  messaging_product?: string;
  to?: string;
  type?: string;
  biz_opaque_callback_data?: string;
  text?: { body?: string };
  template?: {
    name?: string;
    language?: { code?: string };
    components?: { type: string; parameters?: { type: string; text?: string }[] }[];
  };
};

/** Codes that the real service reports only in a later status; it replies with all others at once (README.md, 5). */
export const LATER = new Set([131026, 131047, 131049, 130472, 131050]);
export const HTTP_STATUS: Record<number, number> = {
  190: 401,
  4: 429,
  80007: 429,
  130429: 429,
  131056: 400,
  132001: 404,
  1: 500,
  131000: 500,
};

/** The real service's immediate refusal, or undefined for an accepted message. */
export function problemOf(
  { messaging_product, to, type, text, template }: Payload,
  templates: readonly FakeTemplate[],
): number | undefined {
  if (messaging_product !== 'whatsapp' || !/^\d{6,15}$/.test(to ?? '')) return 100;
  if (type === 'text') return text?.body && text.body.length <= 4096 ? undefined : 100;
  if (type !== 'template') return 131051;
  const known = templates.find(
    ({ name, language }) => name === template?.name && language === template?.language?.code,
  );
  if (known?.status !== 'APPROVED') return known?.status === 'PAUSED' ? 132015 : 132001;
  const values = template?.components?.find((part) => part.type === 'body')?.parameters ?? [];
  const wanted = new Set(known.body.match(/\{\{\d+\}\}/g)).size;
  if (values.length !== wanted) return 132000;
  return values.some((value) => /[\n\t]| {4}/.test(value.text ?? '')) ? 132012 : undefined;
}
