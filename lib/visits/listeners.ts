import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homesLeft } from '@/lib/listings/events';
import { userOwner } from '@/lib/platform/auth/visitor';
import { sharedRecords } from '@/lib/teams/events';
import { cancelVisitsTo } from './departures/mutations';
import { adoptVisits, SHARED_VISITS } from './mutations';

export function registerVisitListeners(): void {
  visitorSignedIn.on('visits', async ({ owners, userId }) => {
    for (const owner of owners) await adoptVisits(owner, userOwner(userId));
  });
  homesLeft.on('visits', async (departures) => void (await cancelVisitsTo(departures)));
  sharedRecords.on('visits', async () => SHARED_VISITS);
}
