/** Introductions of quotations in mail programs, in one line or folded over two or three. */
const INTRODUCTIONS = [
  /^on .{4,300} wrote:$/i,
  /^am .{4,300} schrieb.{0,200}:$/i,
  /^le .{4,300} a écrit ?:$/i,
];
const INTRODUCED = /^\s*(?:on|am|le) /i;
/** Endings of introductions by Gmail in Hindi and Marathi. Only the end identifies them, so they are matched in one line. */
const ENDINGS = /^.{4,300}(ने लिखा( है)?|(यांनी|ने) लिहिले):$/u;
/** Dividers of Outlook and similar programs. */
const DIVIDER =
  /^(-{2,} ?(original|forwarded) message ?-{2,}|_{10,}|-{10,}|(\*?)from:\3 .{1,300}@.{1,300})$/i;
const DEVICE = /^(sent from my |get outlook for |sent via )/i;
const MAX_FOLDED = 3;

/** Number of lines from `at` on that introduce a quotation, or 0. */
function introduces(lines: readonly string[], at: number): number {
  if (ENDINGS.test(lines[at]?.trim() ?? '')) return 1;
  if (!INTRODUCED.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= MAX_FOLDED; count++) {
    const text = lines
      .slice(at, at + count)
      .join(' ')
      .trim();
    if (INTRODUCTIONS.some((pattern) => pattern.test(text))) return count;
  }
  return 0;
}

const isQuoted = (line: string) => line.startsWith('>');

/**
 * The new text of a mail, without quoted lines, their introduction, anything below a divider, and the signature ("-- ", RFC 3676, 4.3). Keeps replies above and
 * below a quotation.
 */
export function withoutQuotation(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const written: string[] = [];
  let isAnswerAbove = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '-- ' || line === '--' || DEVICE.test(line)) break;
    const folded = introduces(lines, at);
    if ((folded > 0 || DIVIDER.test(line.trim())) && isAnswerAbove) break;
    if (folded > 0) at += folded - 1;
    else if (!isQuoted(line)) {
      written.push(line.trimEnd());
      isAnswerAbove ||= line.trim() !== '';
    }
  }
  return written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
