import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DETAIL_STATUSES, type PropertyStatus, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';

/** Above a listing that its owner looks at: who else sees it. */
export function PreviewNotice({ id, status }: { id: string; status: PropertyStatus }) {
  const isPublic = (DETAIL_STATUSES as readonly string[]).includes(status);
  return (
    <div className="container-page pt-6">
      <Notice variant="care">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <span className="font-bold">Preview · {STATUS_LABELS[status]}.</span>{' '}
            {isPublic ? 'Visitors see this listing.' : 'Visitors do not see this listing.'}
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="sm" href={`/dashboard/deals/new?property=${id}`}>
              Start a deal
            </ButtonLink>
            {isPublic ? (
              <ButtonLink size="sm" href={`/properties/${id}`}>
                Open its page
              </ButtonLink>
            ) : (
              <ButtonLink size="sm" href={`/dashboard/properties/${id}/edit`}>
                Edit and publish
              </ButtonLink>
            )}
          </div>
        </div>
      </Notice>
    </div>
  );
}
