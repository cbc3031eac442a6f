import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { type PropertyStatus, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { isVisibleStatus } from '@/lib/listings/lifecycle';

export function PreviewNotice({ id, status }: { id: string; status: PropertyStatus }) {
  const { t, label } = useTexts('listings/preview');
  const isPublic = isVisibleStatus(status);
  const messages = {
    status: label(STATUS_LABELS[status]),
    b: (text: ReactNode) => <span className="font-bold">{text}</span>,
  };
  return (
    <div className="container-page pt-6">
      <Notice variant="warning">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {isPublic
              ? t.rich('<b>Preview · {status}.</b> Visitors see this listing.', messages)
              : t.rich('<b>Preview · {status}.</b> Visitors do not see this listing.', messages)}
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink size="sm" href={`/dashboard/deals/new?property=${id}`}>
              {t('Start a deal')}
            </ButtonLink>
            {isPublic ? (
              <ButtonLink size="sm" href={`/properties/${id}`}>
                {t('Open its page')}
              </ButtonLink>
            ) : (
              <ButtonLink size="sm" href={`/dashboard/properties/${id}/edit`}>
                {t('Edit and publish')}
              </ButtonLink>
            )}
          </div>
        </div>
      </Notice>
    </div>
  );
}
