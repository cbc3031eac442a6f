/** Turns of phrase that a native engineer does not write (docs/glossary.md), looked for in comments and in titles of tests. */

/** The pattern, and what to write instead. */
export const IDIOMS = [
  [/\bwhoever\b/i, 'the noun: users who, the owner, a client that'],
  [/\bsomebody who\b/i, 'a person who, or the noun'],
  [/\bnobody but\b/i, 'only'],
  [/\banybody\b/i, 'anyone, or the noun'],
  [/\banew\b/i, 'again'],
  [/\b(?:is|are|was|were|be|been) told\b(?! apart)/i, 'is notified, gets a message, is given'],
  [/(?<!\bthere )\b(?:is|are) none\b/i, 'there is no X, is not an X'],
  [/\bof (?:its|their) own kind\b/i, 'separate, special'],
  [
    /\bstands? (?=in|on|at|by|beside|behind|before|above|below|under|between|near|there|here|first|last)\b/i,
    'is, appears',
  ],
  [/\blest\b/i, 'so that … not'],
  [/\bnought\b/i, 'zero'],
  [/\bin case of need\b/i, 'if needed'],
];

/** Without quotations and code, which are names or texts of the site. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s|[;{}(),])\/\/.*$/gm;
const TITLE = /^\s*(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['`])((?:\\.|(?!\1).)*)\1/gm;

const lineOf = (text, at) => text.slice(0, at).split('\n').length;

/** The comments of a file, and the titles of its tests, each with its place. */
export function* prose(path, text) {
  for (const match of text.matchAll(COMMENT)) yield { at: match.index, text: match[0] };
  if (!/\.(test|spec)\.tsx?$/.test(path)) return;
  for (const match of text.matchAll(TITLE))
    yield { at: match.index + match[0].indexOf(match[2]), text: match[2] };
}

/** A sentence for each idiom in a comment or in the title of a test. */
export function idiomProblems(path, text) {
  const problems = [];
  for (const piece of prose(path, text)) {
    const plain = piece.text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
    for (const [pattern, instead] of IDIOMS) {
      const found = pattern.exec(plain);
      if (found)
        problems.push(
          `${path}:${lineOf(text, piece.at + found.index)}: "${found[0].trim()}" – write ${instead}`,
        );
    }
  }
  return problems;
}
