import type { Metadata } from 'next';
import { MissingRecord } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Not found') };
}

/** Drawn by script. Until then, and without script, the edge cache shows `/missing?of=record`. */
export default function NotFound() {
  return <MissingRecord />;
}
