import type { Metadata } from 'next';
import { MissingTitle } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Page not found'), robots: { index: false } };
}

/** In development. The front sends `/missing` instead: Next puts this into the payload of every public page, so it is short. */
export default function NotFound() {
  return <MissingTitle of="page" />;
}
