import type { ReactNode } from 'react';
import { accented, anek, rupee } from '@/app/fonts';
import '@/app/globals.css';

/** The html element that the three root layouts share. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${accented.variable} ${rupee.variable}`}>
      <body className="flex flex-col">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
