import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServiceView } from '@/components/content/service-lines/service-view';
import { isServiceSlug } from '@/lib/content/service-lines/dto';
import { loadServiceLine } from '@/lib/content/service-lines/loaders';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { pageTitle } from '@/lib/platform/language/page-head';
import { site } from '@/lib/settings/data';
import { loadPublicHead } from '@/lib/settings/loaders';

type Props = PageProps<'/services/[slug]'>;

async function lineOf({ params }: Props) {
  const { slug } = await params;
  return isServiceSlug(slug) ? loadServiceLine(slug) : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, metaTitle: title, metaDescription: description } = await lineOf(props);
  const head = await loadPublicHead(await pageLanguage(), `/services/${slug}`, title, description);
  return { ...head, title: pageTitle(title, (await site()).name) };
}

export default async function ServicePage(props: Props) {
  return <ServiceView line={await lineOf(props)} site={await site()} />;
}
