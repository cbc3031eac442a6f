/**
 * Reduces each run of spaces or blank lines to one. Patterns with `\s*` need more than linear time for such runs, so people's texts pass through here first.
 */
export const singleSpaced = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n){3,}/g, '\n\n')
    .trim();
