import type { Metadata } from 'next';
import { MissingTitle } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Property not found'), robots: { index: false } };
}

/** In development. The front sends `/missing?of=listing` instead (packages/front/src/error-pages.ts). */
export default function PropertyNotFound() {
  return <MissingTitle of="listing" />;
}
