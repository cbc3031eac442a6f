import type { Metadata } from 'next';
import { AboutView } from '@/components/about/about-view';
import { SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

export async function generateMetadata(): Promise<Metadata> {
  const { name, city } = await site();
  const description = `${name} is a property consultancy in ${city} with seven lines, from realty, loans and legal to design and buildings. How we work and how to reach us.`;
  return {
    title: 'About us: one office for property',
    description,
    alternates: { canonical: '/about' },
    openGraph: { title: `About ${name}`, description, url: '/about', images: [SITE_PICTURE] },
  };
}

export default async function AboutPage() {
  return <AboutView site={await site()} />;
}
