/** Removes accents, so that "é" is "e". Signs of Indian scripts are letters and stay. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** "Farm Houses" → "farm-houses". Uses ASCII letters, digits and single hyphens, for places and categories in addresses. */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
