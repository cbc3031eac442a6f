import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityList } from '@/components/property/city-list';
import { PropertyGrid } from '@/components/property/property-grid';
import { SearchForm } from '@/components/property/search-form';
import { TypeGrid } from '@/components/property/type-grid';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/format';
import { loadHome } from '@/lib/property/loaders';
import { site } from '@/lib/site';

/*
 * `/` and `/home` are one page (decisions.md). It is an optional catch-all so that Next makes it on the first
 * request and keeps it (ISR) instead of at build time, where there is no database; every other path that no
 * route claims arrives here as well and is a true 404 in the public layout.
 */
export const revalidate = 300;
export const generateStaticParams = () => [];

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage({ params }: PageProps<'/[[...home]]'>) {
  const { home } = await params;
  if (home && (home.length > 1 || home[0] !== 'home')) notFound();
  const { counts, featured } = await loadHome();
  return (
    <>
      <section className="container-page grid gap-8 pt-12 pb-6 sm:pt-20">
        <div className="max-w-3xl">
          <p className="mb-3 text-accent">{site().tagline}</p>
          <h1 className="text-4xl sm:text-6xl">Homes, land and workplaces in Nagpur</h1>
          <p className="mt-5 max-w-2xl text-ink-soft text-lg">
            {formatNumber(counts.total)} properties for sale and rent. One desk for the flat, the loan, the
            papers and the interiors.
          </p>
        </div>
        <div className="max-w-3xl">
          <SearchForm />
        </div>
      </section>
      <Section title="What are you looking for">
        <TypeGrid counts={counts} />
      </Section>
      <Section
        title="Verified and new"
        lead="Papers and place checked by our desk."
        aside={<ButtonLink href="/buy?status=verified">See all verified</ButtonLink>}
      >
        <PropertyGrid items={featured} />
      </Section>
      <Section title="Where">
        <CityList cities={counts.byCity} />
      </Section>
    </>
  );
}
