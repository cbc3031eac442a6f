import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { sessionOpened, visitorSignedIn } from '@/lib/accounts/events';
import { refuseRecordingAtFirst } from '@/lib/accounts/users/mutations';
import { SESSION_LIMITS } from '@/lib/platform/auth/constants';
import { GUEST_COOKIE, serializeCookie } from '@/lib/platform/auth/cookies';
import { openSession } from '@/lib/platform/auth/session';
import { guestOwner, visitorOf, visitorOwner } from '@/lib/platform/auth/visitor';
import { secrets } from '@/lib/platform/crypto/secrets';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { termsOfGuest } from './rules';

export type NewGuest = {
  name: string | undefined;
  headers: Headers;
  ip: string;
  recordActivity: boolean;
};

/** Identifies a device in the tracker by data that every request contains. It does not probe the browser, and its key makes it worthless elsewhere. */
function deviceFingerprint(headers: Headers): string {
  const headersOf = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform'].map(
    (name) => headers.get(name) ?? '',
  );
  const key = secrets().signing[0]?.key ?? new Uint8Array();
  return createHmac('sha256', key).update(headersOf.join('\n')).digest('hex').slice(0, 32);
}

/** Stores only the guest id for the list, and nothing about the device, if recording is refused. */
async function createGuest(guest: NewGuest): Promise<string> {
  const guestID = `guest_${randomBytes(12).toString('hex')}`;
  const device = {
    userAgent: guest.headers.get('user-agent')?.slice(0, 400),
    deviceFingerprint: deviceFingerprint(guest.headers),
    ip: guest.ip,
  };
  await Guest.create({
    guestID,
    ...(guest.name && { name: guest.name, nameKey: guest.name.toLowerCase() }),
    terms: termsOfGuest(guestID, guest.name),
    lastActive: new Date(),
    recordActivity: guest.recordActivity,
    ...(guest.recordActivity && device),
  });
  return guestID;
}

type GuestBrowser = NewGuest & { userAgent: string | undefined };

/** Signs the browser in as a new guest and moves its earlier data to the guest. */
export async function signInAsGuest(guest: GuestBrowser): Promise<{ guestID: string; cookies: string[] }> {
  const guestID = await createGuest(guest);
  const visitor = visitorOf(guest.headers);
  const browser = { owners: visitor ? [visitorOwner(visitor)] : [], to: guestOwner(guestID) };
  await visitorSignedIn.emit(browser);
  const opened = await openSession({ guestID }, { userAgent: guest.userAgent, ip: guest.ip });
  await sessionOpened.emit({ ...browser, session: opened.id });
  const cookie = serializeCookie(GUEST_COOKIE, guestID, { maxAge: SESSION_LIMITS.guest.absolute });
  return { guestID, cookies: [...opened.cookies, cookie] };
}

export async function setGuestRecording(guestID: string, recordActivity: boolean): Promise<void> {
  await Guest.updateOne({ guestID }, { $set: { recordActivity } });
}

/** Carries a guest's refusal of recording over at the first sign-in only, because the account then has its own switch. */
async function adoptRefusal(guestID: string, userId: string): Promise<void> {
  if (await Guest.exists({ guestID, recordActivity: false })) await refuseRecordingAtFirst(userId);
}

/** Assigns a guest's activity to the user on sign-in. Idempotent. */
export async function adoptGuestActivity(guestID: string, userId: string): Promise<void> {
  await adoptRefusal(guestID, userId);
  // marked first, so that buffered entries (lib/visitors/activity/mutations.ts) follow
  await Guest.updateOne({ guestID }, { $set: { adoptedBy: userId }, $unset: { lastOf: 1 } });
  await Activity.updateMany(
    { guestID },
    { $set: { user: userId, fromGuest: guestID }, $unset: { guestID: 1 } },
  );
  await GuestDay.deleteMany({ guestID });
}

export async function recordGuestEnquiry(guestID: string, at: Date): Promise<void> {
  await Guest.updateOne({ guestID }, { $max: { askedAt: at } });
}
