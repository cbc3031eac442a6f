import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServiceView } from '@/components/service/service-view';
import { pageTitle, SITE_PICTURE } from '@/lib/page-head';
import { getServiceLine } from '@/lib/service-line/constants';
import { isServiceSlug } from '@/lib/service-line/dto';
import { site } from '@/lib/settings/data';

type Props = PageProps<'/services/[slug]'>;

async function lineOf({ params }: Props) {
  const { slug } = await params;
  return isServiceSlug(slug) ? getServiceLine(slug) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, metaTitle: title, metaDescription: description } = await lineOf(props);
  const url = `/services/${slug}`;
  return {
    title: pageTitle(title, (await site()).name),
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, images: [SITE_PICTURE] },
  };
}

export default async function ServicePage(props: Props) {
  return <ServiceView line={await lineOf(props)} site={await site()} />;
}
