import type { Metadata } from 'next';
import { ServicesOverview } from '@/components/content/service-lines/services-overview';
import { texts } from '@/lib/platform/language/on-server';
import { pageTitle } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const [{ name }, { t }] = await Promise.all([site(), texts('content/services')]);
  const title = t('Property services in Nagpur, from loan to legal to interiors');
  const description = t(
    'Seven lines under one roof: realty, loans, legal, architecture and interiors, building management, materials, and agri, industrial and medical projects.',
  );
  return {
    ...(await loadPublicHead(t.language, '/services', title, description)),
    title: pageTitle(title, name),
  };
}

export default async function ServicesPage() {
  return <ServicesOverview site={await site()} />;
}
