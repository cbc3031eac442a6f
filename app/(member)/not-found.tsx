import type { Metadata } from 'next';
import { GONE_OR_FOREIGN, NothingHere } from '@/components/layout/nothing-here';
import { ButtonLink } from '@/components/ui/button';
import { pageText } from '@/lib/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('layout');
  return { title: t('Not found') };
}

export default async function NotFound() {
  const t = await pageText('layout');
  return (
    <NothingHere why={t(GONE_OR_FOREIGN)}>
      <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
      <ButtonLink href="/properties">{t('Property list')}</ButtonLink>
    </NothingHere>
  );
}
