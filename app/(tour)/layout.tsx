import type { ReactNode } from 'react';
import { anek, rupee } from '@/app/fonts';
import '@/app/globals.css';

/** The walkthrough stands in a frame: no header, no footer, its own script. */
export default function TourLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anek.variable} ${rupee.variable}`}>
      <body>{children}</body>
    </html>
  );
}
