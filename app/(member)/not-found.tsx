import type { Metadata } from 'next';
import { GONE_OR_FOREIGN, NothingHere } from '@/components/shell/nothing-here';
import { ButtonLink } from '@/components/ui/actions/button';
import { texts } from '@/lib/platform/language/on-server';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('shell');
  return { title: t('Not found') };
}

export default async function NotFound() {
  const { t } = await texts('shell');
  return (
    <NothingHere why={t(GONE_OR_FOREIGN)}>
      <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
      <ButtonLink href="/properties">{t('Property list')}</ButtonLink>
    </NothingHere>
  );
}
