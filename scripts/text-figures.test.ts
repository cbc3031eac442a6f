/** Figures that texts say in words of their own are those of the code: when a limit changes, these sentences have to. */
import { readFileSync } from 'node:fs';
import { UNDO_DAYS } from '@/lib/accounts/email/constants';
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/users/constants';
import { SERIES_DAYS } from '@/lib/brokers/own-listings/constants';
import { DELIVERY_DAYS } from '@/lib/brokers/webhooks/constants';
import { WINDOW_MS } from '@/lib/channels/constants';
import { SMALL_PROJECT } from '@/lib/content/constants';
import { HANDOVER_DAYS } from '@/lib/enquiries/assignment/constants';
import { BIN_DAYS } from '@/lib/listings/bin/constants';
import { DRAFT_DAYS } from '@/lib/listings/drafts/constants';
import { MAX_IMAGES } from '@/lib/listings/media/constants';
import { API_CALL_DAYS, SESSION_LIMITS, STAFF_PASSWORD_LENGTH } from '@/lib/platform/auth/constants';
import { RESET_MINUTES } from '@/lib/platform/auth/one-time-token';
import { LOOK_AHEAD_DAYS } from '@/lib/visits/hours/constants';

const SECONDS_A_DAY = 86_400;
const userDays = SESSION_LIMITS.user.absolute / SECONDS_A_DAY;
const guestDays = SESSION_LIMITS.guest.absolute / SECONDS_A_DAY;
const HOURS: Readonly<Record<number, string>> = { 30: 'half an hour', 60: 'an hour' };
const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The English texts; that the others have the same figures is held by messages.test.ts and long-text.test.ts. */
test.each<[file: string, sentence: string]>([
  ['lib/content/help/texts/help.ts', `at most ${MAX_IMAGES} photographs`],
  ['lib/content/help/texts/help.ts', `stays in the bin for ${BIN_DAYS} days`],
  ['lib/content/policies/texts/privacy.ts', `(${BIN_DAYS} days in a bin)`],
  ['lib/content/policies/texts/privacy.ts', `is not finished, ${DRAFT_DAYS} days after its last change`],
  ['lib/content/policies/texts/privacy.ts', `at most ${userDays} days; of a guest ${guestDays} days`],
  ['messages/content/policies.ts', `at most ${userDays} days; of a guest ${guestDays} days`],
  ['messages/brokers/own-listings.ts', `It can be restored for ${BIN_DAYS} days.`],
  ['messages/brokers/own-listings.ts', `in ${SERIES_DAYS} days: {title}`],
  ['messages/brokers/own-listings.ts', `'${SERIES_DAYS} days'`],
  ['messages/brokers/api.ts', `No call in the last ${API_CALL_DAYS} days.`],
  ['messages/brokers/api.ts', `Nothing was sent in the last ${DELIVERY_DAYS} days.`],
  ['messages/channels.ts', `More than ${WINDOW_MS / 3_600_000} hours since the person wrote`],
  ['messages/office/calendar.ts', `in the next ${LOOK_AHEAD_DAYS} days.`],
  ['messages/clients/replies.ts', `within the next ${LOOK_AHEAD_DAYS} days`],
  ['messages/enquiries/assignment.ts', `Handed over in ${HANDOVER_DAYS} days`],
  ['messages/common.ts', `At least ${MIN_PASSWORD_LENGTH} characters`],
  ['messages/accounts/sign-in.ts', `At least ${MIN_PASSWORD_LENGTH} characters.`],
  [
    'messages/accounts/security.ts',
    `At least ${STAFF_PASSWORD_LENGTH} characters; with a passkey, at least ${MIN_PASSWORD_LENGTH}`,
  ],
  ['messages/accounts/security.ts', `a password of at least ${STAFF_PASSWORD_LENGTH} characters`],
  ['lib/content/help/texts/help.ts', `for ${HOURS[RESET_MINUTES]}`],
  ['messages/accounts/sign-in.ts', `for ${HOURS[RESET_MINUTES]}.`],
  ['messages/accounts/security.ts', `can take it back for ${IN_WORDS[UNDO_DAYS]} days`],
  [
    'messages/listings/values.ts',
    `Land up to ${SMALL_PROJECT.landSqM} sq m, or up to ${SMALL_PROJECT.units} units`,
  ],
])('%s says: %s', (file, sentence) => {
  expect(readFileSync(file, 'utf8')).toContain(sentence);
});
