import type { ReactNode } from 'react';
import { HTML_LANG, type Language } from '@/lib/platform/language/languages';

type Props = {
  /** the classes that declare the font variables */
  fonts: string;
  language?: Language;
  /** of the link to the content */
  skip?: string;
  children: ReactNode;
};

/** The html element that the root layouts share. */
export function Document({ fonts, language = 'en', skip = 'Skip to content', children }: Props) {
  return (
    <html lang={HTML_LANG[language]} className={fonts}>
      <body className="flex flex-col">
        <a href="#content" className="skip-link">
          {skip}
        </a>
        {children}
      </body>
    </html>
  );
}
