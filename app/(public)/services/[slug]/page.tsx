import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/seo/json-ld';
import { ServiceView } from '@/components/service/service-view';
import { ServicesOverview } from '@/components/service/services-overview';
import { pageTitle, SITE_PICTURE } from '@/lib/page-head';
import { getServiceLine } from '@/lib/service-line/constants';
import { isServiceSlug } from '@/lib/service-line/dto';
import { site } from '@/lib/settings/data';
import { breadcrumbList, faqPage, service } from '@/lib/structured-data/format';

/*
 * `/services` and its seven lines. Made on the first request, not at build time: the company's details are the running
 * server's environment.
 */
export const revalidate = 86_400;
export const generateStaticParams = () => [];

const OVERVIEW = {
  title: 'Property services in Nagpur, from loan to legal to interiors',
  description:
    'Seven lines under one roof: realty, loans, legal, architecture and interiors, building management, materials, and agri, industrial and medical projects.',
  path: '/services',
};

type Props = PageProps<'/services/[[...slug]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).slug?.[0];
  const line = isServiceSlug(slug) ? getServiceLine(slug) : undefined;
  const { title, description, path } = line
    ? { title: line.metaTitle, description: line.metaDescription, path: `/services/${line.slug}` }
    : OVERVIEW;
  return {
    title: pageTitle(title, (await site()).name),
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, images: [SITE_PICTURE] },
  };
}

export default async function ServicePage({ params }: Props) {
  const { slug: segments } = await params;
  if (!segments) return <ServicesOverview site={await site()} />;
  const [slug] = segments;
  if (segments.length > 1 || !isServiceSlug(slug)) notFound();
  const line = getServiceLine(slug);
  const s = await site();
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: line.name, path: `/services/${slug}` },
  ];
  return (
    <>
      <ServiceView line={line} site={s} crumbs={crumbs} />
      <JsonLd documents={[service(s, line), faqPage(line.questions), breadcrumbList(s, crumbs)]} />
    </>
  );
}
