import localFont from 'next/font/local';

/** The site's one font family, subset by scripts/fonts.mjs. next/font measures a fallback, so nothing moves when it arrives. */
export const anek = localFont({
  src: './anek-latin.woff2',
  weight: '400 700',
  variable: '--font-anek',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Accented letters, fetched only where one occurs. */
export const accented = localFont({
  src: './anek-accented.woff2',
  weight: '400 700',
  variable: '--font-accented',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+00A1-00A8,U+00AA-00AF,U+00B1,U+00B3-00B6,U+00B8-00BB,U+00BF-00D6,U+00D8-00FF',
    },
  ],
});

/** The rupee sign is in a separate file of 1 KB, so it is loaded with the page. */
export const rupee = localFont({
  src: './anek-rupee.woff2',
  weight: '400 700',
  variable: '--font-rupee',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Names and texts in Marathi and Hindi, fetched only where they occur. */
export const devanagari = localFont({
  src: [
    { path: './anek-devanagari-400.woff2', weight: '400' },
    { path: './anek-devanagari-700.woff2', weight: '700' },
  ],
  variable: '--font-devanagari',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F,U+200C-200D,U+25CC' }],
});

/** Language names in their own script, even for machines without such a font. No unicode range, because only the language switch uses it. */
const names = localFont({
  src: './anek-names.woff2',
  weight: '400',
  variable: '--font-names',
  display: 'swap',
  adjustFontFallback: false,
});

export const fontVariables = [anek, accented, rupee, devanagari, names]
  .map(({ variable }) => variable)
  .join(' ');
