import type { Metadata } from 'next';
import { ServicesOverview } from '@/components/service/services-overview';
import { pageTitle, SITE_PICTURE } from '@/lib/page-head';
import { site } from '@/lib/settings/data';

const title = 'Property services in Nagpur, from loan to legal to interiors';
const description =
  'Seven lines under one roof: realty, loans, legal, architecture and interiors, building management, materials, and agri, industrial and medical projects.';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: pageTitle(title, (await site()).name),
    description,
    alternates: { canonical: '/services' },
    openGraph: { title, description, url: '/services', images: [SITE_PICTURE] },
  };
}

export default async function ServicesPage() {
  return <ServicesOverview site={await site()} />;
}
