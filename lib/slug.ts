/** "Farm Houses" → "farm-houses". ASCII letters, digits and single hyphens, as URLs carry place and category names. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
