import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { ASK_AFTER_DAYS } from '@/lib/listings/freshness/constants';
import { confirmedText } from '@/lib/listings/freshness/format';
import { daysSince } from '@/lib/listings/freshness/rules';
import { missingText } from '@/lib/listings/publish-gate/format';
import type { Text } from '@/lib/platform/language/translate';
import type { OwnListing } from './dto';

type Note = { text: string /** something is to be done about it */; isWarning: boolean };

const warning = (text: string): Note => ({ text, isWarning: true });
const plain = (text: string): Note => ({ text, isWarning: false });

/** The most important sentence for the listing's owner. */
export function noteOf(
  t: Text<'brokers/own-listings'>,
  card: Text<'listings/card'>,
  listing: OwnListing,
  now: number,
): Note | undefined {
  const { review, awaiting, goneCount, isHidden, isStale, samePhotos, isConfirmable } = listing;
  if (isHidden) return plain(t('Hidden because you asked us to delete your account'));
  if (review?.state === 'rejected')
    return warning(
      t('Not approved: {reason}', { reason: review.reason ?? t('edit it and publish it again') }),
    );
  if (awaiting) return warning(t('Not public yet: {what}', { what: missingText(t, awaiting) }));
  if (goneCount > 0)
    return warning(
      t(
        '{goneCount, plural, =1 {One or more visitors say} =2 {One or more visitors say} other {# visitors say}} that it’s no longer available',
        { goneCount },
      ),
    );
  if (isStale) return warning(t('Paused because it wasn’t confirmed'));
  if (samePhotos > 0) return warning(t('One of its photos is also in another listing'));
  if (listing.state === 'draft')
    return plain(t('Moves to the bin after {days} days without a change', { days: DRAFT_DAYS }));
  const { confirmedAt, confirmedBy } = listing;
  if (isConfirmable && confirmedAt) {
    const text = confirmedText({ confirmedAt, confirmedBy }, now, card);
    return daysSince(confirmedAt, now) >= ASK_AFTER_DAYS ? warning(text) : plain(text);
  }
  return undefined;
}
