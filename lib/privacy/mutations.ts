import 'server-only';
import { trusted } from 'mongoose';
import { erasureRequestedMail } from '@/lib/account/events';
import { confirmPassword } from '@/lib/account/mutations';
import { eraseTemplates } from '@/lib/answer-template/mutations';
import { recordAudit } from '@/lib/audit/mutations';
import { shortenAuditAddresses } from '@/lib/audit-chain/mutations';
import { shortenAddress } from '@/lib/audit-chain/rules';
import { actorOf } from '@/lib/auth/actor';
import { deleteSessionsOf } from '@/lib/auth/mutations';
import { isPermitted } from '@/lib/auth/permissions';
import type { UserSession } from '@/lib/auth/types';
import { userOwner } from '@/lib/auth/visitor';
import { eraseBusyTimes, removeOldBusyTimes } from '@/lib/busy-time/mutations';
import { eraseFeeds } from '@/lib/calendar-feed/mutations';
import { eraseClients } from '@/lib/client/mutations';
import { ENDED_DAYS } from '@/lib/client-match/constants';
import { removeEndedMatches } from '@/lib/client-match/mutations';
import { senderKeys } from '@/lib/contact/rules';
import { eraseNoteAuthor } from '@/lib/contact-note/mutations';
import { eraseConversations } from '@/lib/conversation/mutations';
import { connectDb } from '@/lib/db';
import { eraseDeals } from '@/lib/deal-erasure/mutations';
import { removeStoredDocumentsOf, removeUnusedDocuments } from '@/lib/document/data';
import { eraseEmailChanges } from '@/lib/email-change/mutations';
import { eraseRemovedEnquiries } from '@/lib/enquiry-inbox/mutations';
import { AppError, notFound } from '@/lib/errors';
import { indianDay } from '@/lib/indian-day';
import { inBackground } from '@/lib/jobs/background';
import { eraseLeads, removeOldLeads } from '@/lib/lead/mutations';
import { log } from '@/lib/log';
import { postMail } from '@/lib/mail/queue';
import { eraseMembership, leaveForErasure } from '@/lib/membership/mutations';
import { removeOldReleases } from '@/lib/number-release/mutations';
import { eraseOwnImports } from '@/lib/own-import/mutations';
import { hideListingsOf, removeListingsOf, showListingsOf } from '@/lib/own-listings/mutations';
import { erasePasskeys } from '@/lib/passkey/mutations';
import { erasePhoneCodes } from '@/lib/phone-confirmation/mutations';
import { eraseSubscriptions, removeOldSubscriptions } from '@/lib/push/mutations';
import { eraseSavedSearches, removeOldSearches } from '@/lib/saved-search/mutations';
import { eraseSecondFactor } from '@/lib/second-factor/mutations';
import { retention } from '@/lib/settings/data';
import { eraseShortlists, removeOldShortlists } from '@/lib/shortlist/mutations';
import { eraseTasks } from '@/lib/task/mutations';
import { DAY_MS } from '@/lib/time';
import { hasOtherAdmin, listDocumentKeys } from '@/lib/user/data';
import { setErasureRequest } from '@/lib/user/mutations';
import { eraseVisits, removeOldHomeVisits } from '@/lib/visit/mutations';
import { Activity } from '@/models/activity';
import { Contact } from '@/models/contact';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { GuestDay } from '@/models/guest-day';
import { ListingDay } from '@/models/listing-day';
import { ListingDraft } from '@/models/listing-draft';
import { OneTimeToken } from '@/models/one-time-token';
import { Report } from '@/models/report';
import { Session } from '@/models/session';
import { SourceDay } from '@/models/source-day';
import { UploadedPicture } from '@/models/uploaded-picture';
import { User } from '@/models/user';
import { VisitRecord } from '@/models/visit-record';
import { collectPersonalData, listDueErasures } from './data';

/**
 * Removes a person: the account row last, so that a run that breaks off is taken up again by the next one. Listings
 * go with their owner, and their pictures with them. What stays is the audit log, which names an id and no person.
 */
export async function erasePerson(person: { id: string; email: string; verified: boolean }): Promise<void> {
  await connectDb();
  const mine = { user: person.id };
  await Session.deleteMany(mine);
  await OneTimeToken.deleteMany(mine);
  await eraseSecondFactor(person.id);
  await erasePasskeys(person.id);
  await eraseEmailChanges(person.id);
  await erasePhoneCodes(person.id);
  await Activity.deleteMany(mine);
  await ListingDraft.deleteMany({ owner: person.id });
  await UploadedPicture.deleteMany({ owner: person.id });
  await eraseGuestsOf(person.id);
  await eraseMembership(person);
  await eraseClients(person.id);
  await eraseShortlists(userOwner(person.id));
  await eraseConversations(userOwner(person.id));
  await eraseRemovedEnquiries(
    userOwner(person.id),
    person.verified ? senderKeys({ email: person.email }) : [],
  );
  const matchKeys = senderKeys({ email: person.email });
  await eraseLeads({ ...person, matchKeys }, userOwner(person.id));
  await eraseTemplates(person.id);
  await eraseTasks(person.id);
  await eraseNoteAuthor(person.id);
  await Contact.updateMany({ owner: person.id }, { $unset: { owner: 1 } });
  await eraseSubscriptions(userOwner(person.id));
  await eraseVisits(person, userOwner(person.id));
  await eraseSavedSearches(userOwner(person.id), person.verified ? person.email : undefined);
  await eraseDeals(person);
  await eraseBusyTimes(person.id);
  await eraseFeeds(person.id);
  await eraseOwnImports(person.id);
  await removeListingsOf(person.id);
  // what others are told stays, without the person: a report of a wrong listing, an enquiry of somebody else
  await Report.updateMany(mine, { $unset: { user: 1 } });
  await Enquiry.updateMany({ owner: person.id }, { $unset: { owner: 1 } });
  await Enquiry.updateMany({ assignee: person.id }, { $unset: { assignee: 1 } });
  if (person.verified) {
    const mineToo = { matchKeys: trusted({ $in: senderKeys({ email: person.email }) }) };
    await Enquiry.deleteMany(mineToo);
    await VisitRecord.deleteMany(mineToo);
  }
  await User.deleteOne({ _id: person.id });
}

/** Who the person was before signing in. An entry that was being written at that moment may have stayed the guest's. */
async function eraseGuestsOf(userId: string): Promise<void> {
  const guests = await Guest.find({ adoptedBy: userId }, { guestID: 1 }).lean();
  const theirs = { guestID: trusted({ $in: guests.map(({ guestID }) => guestID) }) };
  await Activity.deleteMany(theirs);
  await GuestDay.deleteMany(theirs);
  await Guest.deleteMany({ adoptedBy: userId });
}

/** Removes activity and guests past the retention time. Returns how many entries went. */
export async function removeOldActivity(before: Date): Promise<number> {
  await connectDb();
  const removed = await Activity.deleteMany({ timestamp: trusted({ $lt: before }) });
  const days = { day: trusted({ $lt: indianDay(before) }) };
  await ListingDay.deleteMany(days);
  await SourceDay.deleteMany(days);
  await GuestDay.deleteMany(days);
  const guests = await Guest.deleteMany({ lastActive: trusted({ $lt: before }) });
  return removed.deletedCount + guests.deletedCount;
}

/** Removes enquiries that came before that day and have ended, won or lost. Open ones stay, however old. */
export async function removeOldEnquiries(before: Date): Promise<number> {
  await connectDb();
  const removed = await Enquiry.deleteMany({
    status: trusted({ $in: ['won' as const, 'lost' as const] }),
    createdAt: trusted({ $lt: before }),
  });
  return removed.deletedCount;
}

/** Removes what the exit popup sent before that day. */
export async function removeOldVisits(before: Date): Promise<number> {
  await connectDb();
  return (await VisitRecord.deleteMany({ createdAt: trusted({ $lt: before }) })).deletedCount;
}

const DATED = [
  [Activity, 'timestamp'],
  [Session, 'createdAt'],
  [Guest, 'createdAt'],
] as const;

/** Shortens addresses older than `before`. */
export async function shortenOldAddresses(before: Date): Promise<number> {
  await connectDb();
  let changed = await shortenAuditAddresses(before);
  for (const [model, field] of DATED) {
    const { collection } = model;
    // a shortened address ends in `.0` or `::`, so a second run finds nothing to do
    const old = { [field]: { $lt: before }, ip: { $type: 'string', $not: /(\.0|::)$/ } };
    for (const ip of (await collection.distinct('ip', old)) as string[]) {
      const result = await collection.updateMany(
        { [field]: { $lt: before }, ip },
        { $set: { ip: shortenAddress(ip) } },
      );
      changed += result.modifiedCount;
    }
  }
  return changed;
}

/** The person's data as a file to download. */
export async function exportAccount(session: UserSession, ip: string): Promise<Response> {
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.export', by: session, ip, target });
  const data = await collectPersonalData(session.user.id);
  if (!data) throw notFound('User not found');
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="my-data-${new Date().toISOString().slice(0, 10)}.json"`,
    },
  });
}

/** Starts the grace period, hides the listings and signs every other browser out. Returns when the account will be erased. */
export async function requestErasure(session: UserSession, password: string, ip: string): Promise<Date> {
  await confirmPassword(session, password);
  if (isPermitted(session.user, 'staff') && !(await hasOtherAdmin(session.user.id))) {
    throw new AppError('conflict', 'You are the only admin. Please make somebody else one first');
  }
  await leaveForErasure(actorOf(session, ip));
  const now = new Date();
  const on = new Date(now.getTime() + (await retention()).erasure * DAY_MS);
  await setErasureRequest(session.user.id, now);
  await hideListingsOf(session.user.id);
  await deleteSessionsOf(session.user.id, session.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-requested', by: session, ip, target });
  inBackground('erasure mail', async () => postMail(await erasureRequestedMail(session.user, on)));
  return on;
}

/** Keeps the account; its listings are shown again. */
export async function cancelErasure(session: UserSession, ip: string): Promise<void> {
  await setErasureRequest(session.user.id, null);
  await showListingsOf(session.user.id);
  const target = { type: 'user', id: session.user.id };
  await recordAudit({ action: 'user.erasure-cancelled', by: session, ip, target });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Erases the accounts whose grace period is over. One that fails is tried again at the next run. */
export async function eraseDueAccounts(now: Date): Promise<number> {
  const due = await listDueErasures(daysBefore(now, (await retention()).erasure));
  let erased = 0;
  for (const person of due) {
    try {
      await removeStoredDocumentsOf(person.id);
      await erasePerson(person);
      await recordAudit({ action: 'user.erased', by: null, target: { type: 'user', id: person.id } });
      erased += 1;
    } catch (err) {
      log.error({ err, userId: person.id }, 'erasure failed and will be tried again');
    }
  }
  return erased;
}

/** Everything that time removes: erased accounts, old activity, full addresses, and what the settings give a time to. */
export async function cleanUpPersonalData(now: Date = new Date()): Promise<void> {
  const days = await retention();
  const erased = await eraseDueAccounts(now);
  const activity = await removeOldActivity(daysBefore(now, days.activity));
  const addresses = await shortenOldAddresses(daysBefore(now, days.ip));
  const enquiries = days.enquiry ? await removeOldEnquiries(daysBefore(now, days.enquiry)) : 0;
  const leads = await removeOldLeads(
    days.enquiry ? daysBefore(now, days.enquiry) : undefined,
    daysBefore(now, days.activity),
  );
  const visits = days.visit ? await removeOldVisits(daysBefore(now, days.visit)) : 0;
  const busyTimes = await removeOldBusyTimes(daysBefore(now, days.homeVisit));
  const homeVisits = await removeOldHomeVisits(daysBefore(now, days.homeVisit));
  const shortlists = await removeOldShortlists(daysBefore(now, days.activity));
  const searches = await removeOldSearches(daysBefore(now, days.activity), now);
  const releases = await removeOldReleases(daysBefore(now, days.activity));
  const clientMatches = await removeEndedMatches(daysBefore(now, ENDED_DAYS));
  const push = await removeOldSubscriptions(daysBefore(now, days.activity));
  const documents = await removeUnusedDocuments(listDocumentKeys, now.getTime());
  const removed = {
    erased,
    activity,
    addresses,
    enquiries,
    leads,
    visits,
    homeVisits,
    busyTimes,
    shortlists,
    searches,
    releases,
    clientMatches,
    push,
    documents,
  };
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'cleanup of personal data');
}
