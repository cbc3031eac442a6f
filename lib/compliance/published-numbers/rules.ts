import { isProjectNumber, mahareraNumberIn } from '@/lib/listings/publish-gate/rules';

/** An agent registration at MahaRERA: A and 11 to 13 digits. Certificates differ, so a mismatch warns but blocks nothing. */
export const isAgentNumber = (number: string): boolean => /^A\d{11,13}$/.test(number);

type Project = { number: string; citySlugs: readonly string[]; code: string | undefined };

/** Problem of a published project number. `code` is its QR code's content; undefined if unreadable. */
export function checkProject({ number, citySlugs, code }: Project) {
  const isWellFormed = citySlugs.every((slug) => isProjectNumber(number, slug));
  const codeLeadsTo = code === undefined ? '' : mahareraNumberIn(code);
  const problems = [
    isWellFormed ? '' : 'A MahaRERA project number is P and 11 digits, or PR and 13 digits',
    code === undefined ? 'Its QR code cannot be read' : '',
    code !== undefined && codeLeadsTo !== number
      ? `Its QR code leads to ${codeLeadsTo || 'another page'}`
      : '',
  ];
  return { isWellFormed, codeLeadsTo, problem: problems.filter(Boolean).join('. ') };
}

/** Checks an agent number, which has no QR code, against `certified`, the certificate numbers of its publishers. */
export function checkAgent(number: string, certified: readonly string[]) {
  const isWellFormed = isAgentNumber(number);
  const other = certified.find((value) => value !== number);
  const problems = [
    isWellFormed ? '' : 'Unusual format: MahaRERA agent numbers are A and 11 to 13 digits',
    other ? `The certificate says ${other}` : '',
  ];
  return { isWellFormed, problem: problems.filter(Boolean).join('. ') };
}
