import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { useTexts } from '@/lib/platform/language/on-server';

export default function GuestNotFound() {
  const { t } = useTexts('visitors/office');
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <Heading level={1}>{t('Guest not found')}</Heading>
      <p>{t('The ID may be mistyped, or the guest asked for erasure.')}</p>
      <ButtonLink href="/admin/useguesttracker">{t('All guests')}</ButtonLink>
    </div>
  );
}
