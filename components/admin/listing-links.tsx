import { ButtonLink } from '@/components/ui/button';

/** From a listing of the office to its list, and to what the role may do with it. */
export function ListingLinks({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/admin/properties">
        Property List
      </ButtonLink>
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
