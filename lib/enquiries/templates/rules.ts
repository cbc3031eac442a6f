import { TEMPLATE_FIELD_NAMES, type TemplateField } from './constants';

const FIELD = /\{([^{}\n]*)\}/g;

export function unknownFields(text: string): string[] {
  const known: readonly string[] = TEMPLATE_FIELD_NAMES;
  return [
    ...new Set(
      [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !known.includes(name)),
    ),
  ];
}

/** Fills in the placeholders. An empty one leaves no gap before a comma or the end of a line. */
export const fillTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text
    .replace(FIELD, (all, name: string) => (name in values ? values[name as TemplateField] : all))
    .replace(/ +([,.;!?]|\n|$)/g, '$1')
    .replace(/\n{3,}/g, '\n\n');
