import type { ReactNode } from 'react';
import { VISITOR_SCRIPT } from '@/lib/platform/browser/visitor-mark';
import { HTML_LANG, type Language } from '@/lib/platform/language/languages';
import { LANGUAGE_SCRIPT } from '@/lib/platform/language/remembered';

type Props = {
  fonts: string;
  language?: Language;
  /** text of the link to the content */
  skip?: string;
  children: ReactNode;
};

/** The html element shared by the root layouts. Its scripts run before the first frame; the first one marks the html element. */
export function Document({ fonts, language = 'en', skip = 'Skip to content', children }: Props) {
  return (
    <html lang={HTML_LANG[language]} className={fonts} suppressHydrationWarning>
      <body className="flex flex-col">
        <script>{VISITOR_SCRIPT}</script>
        {language === 'en' && <script>{LANGUAGE_SCRIPT}</script>}
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {skip}
        </a>
        {children}
      </body>
    </html>
  );
}
