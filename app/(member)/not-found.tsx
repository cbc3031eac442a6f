import type { Metadata } from 'next';
import { MissingRecord } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Not found') };
}

/** In development. The front sends `/missing?of=record` instead. */
export default function NotFound() {
  return <MissingRecord />;
}
