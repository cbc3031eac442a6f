import type { Metadata } from 'next';
import { MissingPage } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Page not found'), robots: { index: false } };
}

/** Rendered by script. Until then, and without script, the edge cache sends `/missing`. */
export default function NotFound() {
  return <MissingPage />;
}
