import type { Metadata } from 'next';
import { MissingListing } from '@/components/layout/missing';

export const metadata: Metadata = { title: 'Property not found', robots: { index: false } };

/** Drawn by script. Before that, and without script, the edge cache sends `/missing?of=listing` (packages/edge-cache/src/error-pages.ts). */
export default function PropertyNotFound() {
  return <MissingListing />;
}
