import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import '@/app/globals.css';
import { PageTexts } from '@/components/shell/page-texts';
import { HTML_LANG } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';

/** Frame of the walkthrough, without header and footer and with its own script. It reads only the language header. */
export default async function TourLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={HTML_LANG[await pageLanguage()]} className={fontVariables}>
      <body>
        <PageTexts of={['common', 'shell', 'content/sample']}>{children}</PageTexts>
      </body>
    </html>
  );
}
