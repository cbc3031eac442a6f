/**
 * What lucide writes on each of a page's icons, 50 of them on a listing: 175 bytes that say the same, and are style besides. A rule of
 * globals.css says it once, for icons that do not say it themselves, and one for those in a `symbol`, which are as large as where they are used. React leaves attributes as it finds them.
 */
const DRAWING =
  /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(?:24" height="24|100%" height="100%)" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide(?: lucide-[a-z0-9-]+)+/g;

export const withSlimIcons = (html: string): string =>
  html.replace(DRAWING, '<svg viewBox="0 0 24 24" class="lucide');
