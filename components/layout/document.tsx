import type { ReactNode } from 'react';

/** The html element that the root layouts share. `fonts` are the classes that declare the font variables. */
export function Document({ fonts, children }: { fonts: string; children: ReactNode }) {
  return (
    <html lang="en-IN" className={fonts}>
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
