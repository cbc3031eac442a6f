import { ButtonLink } from '@/components/ui/actions/button';
import { DeleteContact } from './delete-contact';

export function ContactLinks({ id, mayChange }: { id: string; mayChange: boolean }) {
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/">
        Back
      </ButtonLink>
      <ButtonLink size="sm" variant="quiet" href="/admin/contactlist">
        Contact list
      </ButtonLink>
      {mayChange && <DeleteContact id={id} />}
      {mayChange && (
        <ButtonLink size="sm" href={`/admin/contacts/${id}/edit`}>
          Edit
        </ButtonLink>
      )}
    </>
  );
}
