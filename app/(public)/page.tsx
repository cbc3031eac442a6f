import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { SITE_PICTURE } from '@/lib/page-head';
import { loadHome } from '@/lib/search/loaders';
import { site } from '@/lib/settings/data';

/** `/home` is the same page (docs/spec.md#home-page). */
export async function generateMetadata(): Promise<Metadata> {
  const { name, city } = await site();
  const title = `Homes, land and workplaces in ${city} · ${name}`;
  const description = `Flats, villas, plots, offices and farm land to buy and rent in ${city}, with prices per sq ft and checked papers. Loans, legal help, interiors from one office.`;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: '/' },
    openGraph: { title, description, url: '/', images: [SITE_PICTURE] },
  };
}

export default async function HomePage() {
  const [data, s] = await Promise.all([loadHome(), site()]);
  return <HomeView site={s} data={data} />;
}
