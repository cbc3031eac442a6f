import 'server-only';
import type { AnySession } from '@/lib/platform/auth/types';
import { retention } from '@/lib/settings/data';
import { guestRecords } from './data';

/** The page with a guest's recording switch. Members find it under "Privacy and security". */
export async function loadGuestRecording(session: AnySession) {
  if (session.kind !== 'guest') return undefined;
  const [records, { activity }] = await Promise.all([guestRecords(session.guestID), retention()]);
  return { records, retentionDays: activity };
}
