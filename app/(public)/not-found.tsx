import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** Rendered by script. Before that, and without script, the edge cache sends `/missing`. */
export default function NotFound() {
  return <MissingPage />;
}
