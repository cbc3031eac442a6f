/** Placeholders that a template can contain in braces, with the condition for a value. */
export const TEMPLATE_FIELDS = {
  name: 'the name of the person who asked',
  title: 'the title of the listing',
  price: 'its price',
  link: 'the address of its page',
  agent: 'your name',
} as const;
export type TemplateField = keyof typeof TEMPLATE_FIELDS;
export const TEMPLATE_FIELD_NAMES = Object.keys(TEMPLATE_FIELDS) as TemplateField[];

export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;
export const MAX_TEMPLATE_LENGTH = 2000;

export const STARTER_TEMPLATES = [
  {
    name: 'Still available',
    text: 'Hello {name},\n\n{title} is still available at {price}. When would you like to see it?\n{link}\n\n{agent}',
  },
  {
    name: 'When can you come?',
    text: 'Hello {name},\n\nthank you for asking about {title}. Which day and time suit you for a visit?\n\n{agent}',
  },
  {
    name: 'No longer available',
    text: 'Hello {name},\n\n{title} is no longer available. May I tell you of similar homes?\n\n{agent}',
  },
] as const;
