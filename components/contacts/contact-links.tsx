import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { DeleteContact } from './delete-contact';

export function ContactLinks({ id, mayChange }: { id: string; mayChange: boolean }) {
  const { t } = useTexts('contacts');
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/">
        {t('Back')}
      </ButtonLink>
      <ButtonLink size="sm" variant="quiet" href="/admin/contactlist">
        {t('Contact list')}
      </ButtonLink>
      {mayChange && <DeleteContact id={id} />}
      {mayChange && (
        <ButtonLink size="sm" href={`/admin/contacts/${id}/edit`}>
          {t('Edit')}
        </ButtonLink>
      )}
    </>
  );
}
