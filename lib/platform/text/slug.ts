/** Letters without their accents: "é" is "e". Signs of Indian scripts are letters and stay. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** "Farm Houses" → "farm-houses". ASCII letters, digits and single hyphens, as URLs carry names of places and categories. */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
