import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homesLeft } from '@/lib/listings/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { announce } from '@/lib/platform/live/mutations';
import { sharedRecords } from '@/lib/teams/events';
import { cancelVisitsTo } from './departures/mutations';
import { visitRecorded, visitStepped } from './events';
import { adoptVisits, SHARED_VISITS } from './mutations';

export function registerVisitListeners(): void {
  visitorSignedIn.on('visits', async ({ owners, userId }) => {
    for (const owner of owners) await adoptVisits(owner, userOwner(userId));
  });
  visitRecorded.on('open lists', () => announce('visits'));
  visitStepped.on('open lists', () => announce('visits'));
  homesLeft.on('visits', async (departures) => void (await cancelVisitsTo(departures)));
  sharedRecords.on('visits', async () => SHARED_VISITS);
}
