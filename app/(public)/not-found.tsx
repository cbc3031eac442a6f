import type { Metadata } from 'next';
import { MissingPage } from '@/components/layout/missing';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('layout');
  return { title: t('Page not found'), robots: { index: false } };
}

/** Rendered by script. Before that, and without script, the edge cache sends `/missing`. */
export default function NotFound() {
  return <MissingPage />;
}
