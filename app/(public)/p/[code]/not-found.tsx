import type { Metadata } from 'next';
import { MissingListing } from '@/app/_views/missing';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Property not found'), robots: { index: false } };
}

/** Rendered by script; without script, the front sends `/missing`. */
export default function CodeNotFound() {
  return <MissingListing />;
}
