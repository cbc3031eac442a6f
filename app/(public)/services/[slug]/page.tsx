import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/seo/json-ld';
import { ServiceView } from '@/components/service/service-view';
import { breadcrumbList, faqPage, service } from '@/lib/seo/json-ld';
import { getServiceLine } from '@/lib/service-line/catalogue';
import { isServiceSlug } from '@/lib/service-line/types';
import { site } from '@/lib/site';

// made on the first request and kept: the company's details come from the environment of the running server
export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>): Promise<Metadata> {
  const { slug } = await params;
  if (!isServiceSlug(slug)) return {};
  const { metaTitle, metaDescription } = getServiceLine(slug);
  return {
    title: metaTitle,
    description: metaDescription,
    alternates: { canonical: `/services/${slug}` },
    openGraph: { title: metaTitle, description: metaDescription, url: `/services/${slug}` },
  };
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const { slug } = await params;
  if (!isServiceSlug(slug)) notFound();
  const line = getServiceLine(slug);
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: line.name, path: `/services/${slug}` },
  ];
  return (
    <>
      <ServiceView line={line} site={site()} crumbs={crumbs} />
      <JsonLd documents={[service(site(), line), faqPage(line.questions), breadcrumbList(site(), crumbs)]} />
    </>
  );
}
