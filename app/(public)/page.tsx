import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CallToAction } from '@/components/home/call-to-action';
import { Featured } from '@/components/home/featured';
import { Hero } from '@/components/home/hero';
import { HomeAddress } from '@/components/home/home-address';
import { Services } from '@/components/home/services';
import { Reasons, Testimonials } from '@/components/home/voices';
import { CityList } from '@/components/property/city-list';
import { TypeGrid } from '@/components/property/type-grid';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SITE_PICTURE } from '@/lib/page-head';
import { loadHome } from '@/lib/search/loaders';
import { site } from '@/lib/settings/data';
import { realEstateAgent, webSite } from '@/lib/structured-data/format';

/*
 * `/` and `/home` are one page. It is an optional catch-all so that Next makes it on the first
 * request and keeps it (ISR) instead of at build time, where there is no database; every other path that no
 * route claims arrives here as well and is a true 404 in the public layout.
 */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const { name, city } = await site();
  const title = `Homes, land and workplaces in ${city} · ${name}`;
  const description = `Flats, villas, plots, offices and farm land to buy and rent in ${city}, with prices per sq ft and checked papers. Loans, legal help, interiors from one desk.`;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: '/' },
    openGraph: { title, description, url: '/', images: [SITE_PICTURE] },
  };
}

export default async function HomePage({ params }: PageProps<'/[[...home]]'>) {
  const { home } = await params;
  if (home && (home.length > 1 || home[0] !== 'home')) notFound();
  const [{ counts, featured }, s] = await Promise.all([loadHome(), site()]);
  return (
    <>
      <HomeAddress />
      <Hero site={s} total={counts.total} cities={counts.byCity.length} />
      <Section title="What are you looking for">
        <TypeGrid counts={counts} />
      </Section>
      <Section
        title="Verified and new"
        lead="Papers and place checked by our desk."
        aside={<ButtonLink href="/buy?status=verified">See all verified</ButtonLink>}
      >
        <Featured items={featured} />
      </Section>
      <Section title="One desk for everything around it" lead="Seven sister lines, each with its own people.">
        <Services />
      </Section>
      <Section title="Why people choose us">
        <Reasons />
      </Section>
      <Section title="What clients tell us">
        {/* the wording is a sample until the owner replaces it: nobody may take it for a client's */}
        <p className="mb-6 text-ink-soft">Sample wording, shown until our own clients' letters stand here.</p>
        <Testimonials />
      </Section>
      <Section title="Popular cities" lead="By what is listed there today.">
        <CityList cities={counts.byCity} />
      </Section>
      <CallToAction site={s} />
      <JsonLd documents={[webSite(s), realEstateAgent(s)]} />
    </>
  );
}
