import { Notice } from '@/components/ui/notice';
import type { OwnProperty } from '@/lib/own-listings/dto';

/** What the desk has said about a listing, to its owner: who did not read the mail finds it here. */
export function DeskWord({ desk, isPublic }: { desk: OwnProperty['desk']; isPublic: boolean }) {
  if (desk?.state === 'pending' && isPublic)
    return (
      <p className="text-[0.9375rem] text-ink-soft">Our desk will look at it. Visitors see it already.</p>
    );
  if (desk?.state !== 'rejected') return null;
  return (
    <Notice tone="care">
      <p>Our desk could not approve it{isPublic ? '.' : ', and visitors do not see it.'}</p>
      {desk.reason && <p className="mt-1 font-bold">{desk.reason}</p>}
      <p className="mt-1">Edit it and set its status to Active: it is looked at anew.</p>
    </Notice>
  );
}
