import { useTexts } from '#language';
import { GONE_OR_FOREIGN, NothingHere } from '@/components/shell/nothing-here';
import { ButtonLink } from '@/components/ui/actions/button';
import { titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('shell', 'Not found');

export default function NotFound() {
  const { t } = useTexts('shell');
  return (
    <NothingHere why={t(GONE_OR_FOREIGN)}>
      <ButtonLink href="/admin/properties">{t('All properties')}</ButtonLink>
      <ButtonLink href="/properties">{t('Property list')}</ButtonLink>
    </NothingHere>
  );
}
