/** Scores how well a heading's words match a field's names. */

/** Words that name a column only if alone. They say nothing inside a heading: "Property For", "Name Prefix", "सभासदाचे नाव". */
const SAYS_NOTHING = new Set('name names property prop नाव नाम मालमत्ता संपत्ति प्रॉपर्टी'.split(' '));

/** Words in a heading that only give the unit or owner of its values. */
const FILLERS = new Set(
  'in of the per rs inr rupees ₹ लाख lakh lakhs lac lacs cr crore मध्ये रु रुपये approx total sqft sqm details info wise'.split(
    ' ',
  ),
);

const MIN_BEGINNING = 3;

/** A heading or a name of a field, as `plainHeading` writes it, split once for all comparisons. */
export type Name = {
  text: string;
  /** "WhatsApp" and "Whats App" are one name. */
  squashed: string;
  words: readonly string[];
};
export const nameOf = (text: string): Name => ({
  text,
  squashed: text.replaceAll(' ', ''),
  words: text.split(' ').filter((word) => word.length > 0),
});

/** A score from 0 to 1 for how well a heading's words match a field's name. */
export function nameScore({ squashed, words }: Name, names: readonly Name[]): number {
  if (names.some((name) => name.squashed === squashed)) return 1;
  const meant = words.filter((word) => !FILLERS.has(word));
  const core = meant.join(' ');
  if (core && names.some(({ text }) => text === core)) return 0.95;
  let best = 0;
  for (const { text, words: parts } of names) {
    // "Furn", "Maint", "Loc": a prefix of a name
    if (words.length === 1 && parts.length === 1 && core.length >= MIN_BEGINNING && text.startsWith(core))
      best = Math.max(best, 0.58);
    if (parts.length > words.length || !parts.every((part) => words.includes(part))) continue;
    if (parts.length === 1 && (parts[0]!.length < 3 || (words.length > 1 && SAYS_NOTHING.has(parts[0]!))))
      continue;
    const share = parts.length / Math.max(meant.length, parts.length);
    best = Math.max(best, 0.45 + 0.4 * share);
  }
  return best;
}
