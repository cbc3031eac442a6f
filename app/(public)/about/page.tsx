import type { Metadata } from 'next';
import { AboutView } from '@/components/content/about-view';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ name, city }, { t, label }] = await Promise.all([site(), texts('content/about')]);
  const description = t(
    '{name} is a property consultancy in {city} with seven lines, from realty, loans and legal to design and buildings. How we work and how to reach us.',
    { name, city: label(city) },
  );
  const head = await loadPublicHead(
    t.language,
    '/about',
    t('About us: one office for property'),
    description,
  );
  return { ...head, openGraph: { ...head.openGraph, title: t('About {name}', { name }) } };
}

export default async function AboutPage() {
  return <AboutView site={await site()} />;
}
