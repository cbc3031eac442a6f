import { ButtonLink } from '@/components/ui/actions/button';

export function ListingLinks({
  id,
  mayEdit,
  mayConfirm,
}: {
  id: string;
  mayEdit: boolean;
  mayConfirm: boolean;
}) {
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/admin/properties">
        Property List
      </ButtonLink>
      {mayConfirm && (
        <ButtonLink size="sm" variant="quiet" href={`/dashboard/checks/${id}`}>
          Confirm on the spot
        </ButtonLink>
      )}
      {mayEdit && (
        <>
          <ButtonLink size="sm" variant="quiet" href={`/dashboard/properties/${id}/figures`}>
            Figures
          </ButtonLink>
          <ButtonLink size="sm" href={`/admin/properties/edit/${id}`}>
            Edit
          </ButtonLink>
        </>
      )}
    </>
  );
}
