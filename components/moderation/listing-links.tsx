import { ButtonLink } from '@/components/ui/actions/button';

/** Links and buttons of the page: back to the list, and the actions the role allows. */
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
