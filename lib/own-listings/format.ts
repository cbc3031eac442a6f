import { ASK_AFTER_DAYS } from '@/lib/freshness/constants';
import { confirmedText } from '@/lib/freshness/format';
import { daysSince } from '@/lib/freshness/rules';
import type { Text } from '@/lib/language/translate';
import { AWAITED_LABELS } from '@/lib/publish-gate/constants';
import type { OwnListing } from './dto';

type Note = { text: string /** something is to be done about it */; isCare: boolean };

const care = (text: string): Note => ({ text, isCare: true });
const plain = (text: string): Note => ({ text, isCare: false });

/** The one sentence that its owner should read about a listing first. */
export function noteOf(listing: OwnListing, now: number, t: Text<'card'>): Note | undefined {
  const { review, awaiting, goneCount, isHidden, isStale, samePhotos, isConfirmable } = listing;
  if (isHidden) return plain('Hidden, because you have asked for the deletion of your account');
  if (review?.state === 'rejected')
    return care(`Not approved: ${review.reason ?? 'edit it and publish it again'}`);
  if (awaiting) return care(`Not public yet: ${awaiting.map((one) => AWAITED_LABELS[one]).join(', and ')}`);
  if (goneCount > 0)
    return care(
      `${goneCount === 1 ? 'A visitor says' : `${goneCount} visitors say`} that it is not available any more`,
    );
  if (isStale) return care('Paused, because nobody confirmed it for long');
  if (samePhotos > 0) return care('A photo of it is also in another listing');
  const { confirmedAt, confirmedBy } = listing;
  if (isConfirmable && confirmedAt) {
    const text = confirmedText({ confirmedAt, confirmedBy }, now, t);
    return daysSince(confirmedAt, now) >= ASK_AFTER_DAYS ? care(text) : plain(text);
  }
  return undefined;
}
