/** Names for pages whose address says little. */
const NAMES: Record<string, string> = {
  '/': 'Home',
  '/contactform': 'Enquiry form',
  '/guestlogin': 'Guest sign-in',
  '/properties': 'All listings',
  '/sample-property': 'Sample listing',
};

/** The name of a page of this site; listings are named by their title instead (lib/visitors/guests/data.ts). */
export function pageName(path: string): string {
  const plain = path.split(/[?#]/, 1)[0]?.replace(/(?<=[^/])\/+$/, '') ?? '/';
  const words = (part: string) =>
    part.replace(/[-_]+/g, ' ').replace(/^./u, (letter) => letter.toUpperCase());
  if (/^\/properties\/[0-9a-f]{24}$/.test(plain)) return 'A listing';
  return NAMES[plain] ?? plain.split('/').filter(Boolean).map(words).join(' · ');
}
