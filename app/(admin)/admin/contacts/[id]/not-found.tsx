import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

export default function ContactNotFound() {
  const { t } = useTexts('contacts');
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <Heading level={1}>{t('Contact not found')}</Heading>
      <ButtonLink href="/admin/contactlist">{t('Contact list')}</ButtonLink>
    </div>
  );
}
