/** Locales that MongoDB accepts, as its manual lists them. Includes only locales with a separate order, and none that fall back to another. */
const NAMES = `af am ar as az be bg bn bo bs bs_Cyrl ca chr cs cy da de de_AT dsb dz ee el en en_US en_US_POSIX eo es et
fa fa_AF fi fil fo fr fr_CA ga gl gu ha haw he hi hr hsb hu hy id ig is it ja ka kk kl km kn ko kok ky lb lkt ln lo lt lv
mk ml mn mr ms mt my nb ne nn om or pa pl ps pt ro ru se si sk sl smn sq sr sr_Latn sv sw ta te th to tr ug uk ur vi wae
yi yo zh zh_Hant zu`;

const KNOWN = new Set(NAMES.split(/\s+/));

/** True for a known locale. Its name may be followed by a variant, as in `de@collation=phonebook`. */
export function isLocale(name: string): boolean {
  return KNOWN.has(name.replace(/@collation=\w+$/, ''));
}
