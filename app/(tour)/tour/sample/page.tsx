import type { Metadata } from 'next';
import { STOPS } from '@/components/tour/flat-plan';
import { Walkthrough } from '@/components/tour/walkthrough';
import { pageLabel, pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('sample');
  return { title: t('3D tour of the sample flat'), robots: { index: false } };
}

export default async function TourPage() {
  const [t, label] = await Promise.all([pageText('sample'), pageLabel('sample')]);
  return (
    <main>
      <h1 className="sr-only">{t('3D tour of the sample flat')}</h1>
      <Walkthrough stops={STOPS.map(({ name }) => label(name))} />
    </main>
  );
}
