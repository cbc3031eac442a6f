import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** Drawn by script. Before that, and without script, the edge cache sends `/missing` (packages/edge-cache/src/error-pages.ts). */
export default function NotFound() {
  return <MissingPage />;
}
