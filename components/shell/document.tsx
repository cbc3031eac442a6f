import type { ReactNode } from 'react';
import { HTML_LANG, type Language } from '@/lib/platform/language/languages';

type Props = {
  /** the classes that declare the font variables */
  fonts: string;
  language?: Language;
  /** of the link to the content */
  skip?: string;
  /** first-script.tsx: of the server, because a browser may not make such a script */
  head?: ReactNode;
  children: ReactNode;
};

/** The html element that the root layouts share. */
export function Document({ fonts, language = 'en', skip = 'Skip to content', head, children }: Props) {
  return (
    // the first script marks it before React takes it over
    <html lang={HTML_LANG[language]} className={fonts} suppressHydrationWarning>
      {head}
      <body className="flex flex-col">
        <a href="#content" className="skip-link">
          {skip}
        </a>
        {children}
      </body>
    </html>
  );
}
