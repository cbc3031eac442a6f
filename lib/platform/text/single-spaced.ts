/**
 * Each run of spaces as one space, and of blank lines as one. Patterns with `\s*` take time that grows faster than such a run, so
 * texts that people send go through here first.
 */
export const singleSpaced = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n){3,}/g, '\n\n')
    .trim();
