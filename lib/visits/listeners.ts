import 'server-only';
import { visitorSignedIn } from '@/lib/accounts/events';
import { homesLeft } from '@/lib/listings/events';
import { announce } from '@/lib/platform/live/mutations';
import { sharedRecords } from '@/lib/teams/providers';
import { visitRecorded, visitStepped } from './events';

export function registerVisitListeners(): void {
  visitorSignedIn.on('visits', async ({ owners, to }) => {
    const { adoptVisits } = await import('./mutations');
    for (const owner of owners) await adoptVisits(owner, to);
  });
  visitRecorded.on('open lists', () => announce('visits'));
  visitStepped.on('open lists', () => announce('visits'));
  homesLeft.on('visits', async (departures) => {
    await (await import('./departures/mutations')).cancelVisitsTo(departures);
  });
  sharedRecords.provide('visits', async () => (await import('./mutations')).SHARED_VISITS);
}
