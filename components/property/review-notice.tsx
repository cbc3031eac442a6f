import { Notice } from '@/components/ui/notice';
import type { OwnProperty } from '@/lib/own-listings/dto';
import { AWAITED_LABELS } from '@/lib/publish-gate/constants';

/** The result of moderation for the owner, who may not have read the mail. */
export function ReviewNotice({ review, isPublic }: { review: OwnProperty['review']; isPublic: boolean }) {
  if (review?.state === 'pending' && isPublic)
    return <p className="text-[0.9375rem] text-ink-soft">Waiting for review. Visitors can see it already.</p>;
  if (review?.state !== 'rejected') return null;
  return (
    <Notice variant="care">
      <p>This listing was not approved{isPublic ? '.' : ', and visitors do not see it.'}</p>
      {review.reason && <p className="mt-1 font-bold">{review.reason}</p>}
      <p className="mt-1">Edit it and set its status to Active: it will be reviewed again.</p>
    </Notice>
  );
}

/** What a stored listing lacks before visitors see it. */
export function AwaitingNotice({ awaiting }: Pick<OwnProperty, 'awaiting'>) {
  if (!awaiting) return null;
  return (
    <Notice variant="care">
      <p>Not public yet. It will be as soon as you</p>
      <ul className="list-disc pl-5">
        {awaiting.map((one) => (
          <li key={one}>{AWAITED_LABELS[one]}</li>
        ))}
      </ul>
    </Notice>
  );
}
