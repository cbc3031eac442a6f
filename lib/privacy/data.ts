import 'server-only';
import { trusted } from 'mongoose';
import { listTemplates } from '@/lib/answer-template/data';
import { userOwner } from '@/lib/auth/visitor';
import { exportBusy } from '@/lib/busy-time/data';
import { exportClients } from '@/lib/client/data';
import { exportMatches } from '@/lib/client-match/data';
import { exportSentLists } from '@/lib/client-shortlist/data';
import { senderKeys } from '@/lib/contact/rules';
import { exportNotes } from '@/lib/contact-note/data';
import { readOwnEnquiries } from '@/lib/conversation/data';
import { connectDb } from '@/lib/db';
import { exportDeals } from '@/lib/deal/data';
import { exportEmailChanges } from '@/lib/email-change/data';
import { exportRemoved } from '@/lib/enquiry-inbox/data';
import { exportLeads } from '@/lib/lead/data';
import { listDrafts } from '@/lib/listing-draft/data';
import { exportMembership } from '@/lib/membership/data';
import { exportReleases } from '@/lib/number-release/data';
import { exportOwnImports } from '@/lib/own-import/data';
import { listPasskeys } from '@/lib/passkey/data';
import { exportSubscriptions } from '@/lib/push/data';
import { exportRequirements } from '@/lib/requirement/data';
import { exportSavedSearches } from '@/lib/saved-search/data';
import { exportSecondFactor } from '@/lib/second-factor/data';
import { exportShortlists } from '@/lib/shortlist/data';
import { exportTasks } from '@/lib/task/data';
import { exportTodaySeen } from '@/lib/today/data';
import { emailKeyOf, getProfile } from '@/lib/user/data';
import { exportVisits } from '@/lib/visit/data';
import { Activity } from '@/models/activity';
import { AuditEntry } from '@/models/audit-entry';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { Property } from '@/models/property';
import { Report } from '@/models/report';
import { Session } from '@/models/session';
import { User } from '@/models/user';
import { VisitRecord } from '@/models/visit-record';

const EXPORT_ROWS = 10_000;

/** Mails that prove nothing about the sender are only exported once the address is confirmed. */
async function sentFrom(email: string, confirmed: boolean) {
  if (!confirmed) return { enquiries: [], visits: [] };
  const matchKeys = trusted({ $in: senderKeys({ email }) });
  const [enquiries, visits] = await Promise.all([
    Enquiry.find(
      { matchKeys },
      {
        name: 1,
        email: 1,
        phone: 1,
        language: 1,
        message: 1,
        messages: 1,
        propertyTitle: 1,
        serviceLine: 1,
        createdAt: 1,
      },
    )
      .limit(EXPORT_ROWS)
      .lean(),
    VisitRecord.find({ matchKeys }, { _id: 0, email: 1, visitedPages: 1, createdAt: 1 })
      .limit(EXPORT_ROWS)
      .lean(),
  ]);
  return { enquiries, visits };
}

/** Everything that is kept about a person, in their own words where there are any (DPDP Act 2023, section 11). */
export async function collectPersonalData(userId: string): Promise<Record<string, unknown> | undefined> {
  await connectDb();
  const profile = await getProfile(userId, false);
  if (!profile) return undefined;
  const mine = { user: userId };
  const [
    activity,
    sessions,
    listings,
    drafts,
    audit,
    guests,
    reports,
    shortlists,
    homeVisits,
    savedSearches,
    notifications,
    sent,
    asked,
    removedEnquiries,
    numberReleases,
    membership,
    clients,
    requirements,
    clientMatches,
    deals,
    busyTimes,
    sentLists,
    leads,
    answerTemplates,
    tasks,
    contactNotes,
    imports,
    todaySeen,
    passkeys,
    emailChanges,
    authenticator,
  ] = await Promise.all([
    Activity.find(mine, { _id: 0, action: 1, metadata: 1, userAgent: 1, ip: 1, timestamp: 1 })
      .sort({ timestamp: -1 })
      .limit(EXPORT_ROWS)
      .lean(),
    Session.find(mine, { _id: 0, createdAt: 1, lastSeenAt: 1, userAgent: 1, ip: 1 }).lean(),
    Property.find({ owner: userId })
      .select({ __v: 0, 'images.phash': 0, 'images.phashBands': 0, '+pin': 1 })
      .limit(EXPORT_ROWS)
      .lean(),
    listDrafts(userId),
    AuditEntry.find(
      { actor: userId },
      { _id: 0, at: 1, action: 1, targetType: 1, targetId: 1, ip: 1, details: 1 },
    )
      .sort({ at: -1 })
      .limit(EXPORT_ROWS)
      .lean(),
    Guest.find(
      { adoptedBy: userId },
      {
        _id: 0,
        guestID: 1,
        name: 1,
        userAgent: 1,
        deviceFingerprint: 1,
        ip: 1,
        createdAt: 1,
        lastActive: 1,
      },
    )
      .limit(EXPORT_ROWS)
      .lean(),
    Report.find(mine, { _id: 0, property: 1, reason: 1, details: 1, createdAt: 1 }).limit(EXPORT_ROWS).lean(),
    exportShortlists(userOwner(userId)),
    exportVisits(userId, userOwner(userId), profile.isVerified ? senderKeys({ email: profile.email }) : []),
    exportSavedSearches(userOwner(userId), profile.isVerified ? emailKeyOf(profile.email) : undefined),
    exportSubscriptions(userOwner(userId)),
    sentFrom(profile.email, profile.isVerified),
    readOwnEnquiries(userOwner(userId)),
    exportRemoved(userOwner(userId), profile.isVerified ? senderKeys({ email: profile.email }) : []),
    exportReleases(userOwner(userId)),
    exportMembership(userId, profile.isVerified ? emailKeyOf(profile.email) : undefined),
    exportClients(userId),
    exportRequirements(userId),
    exportMatches(userId),
    exportDeals(userId, profile.isVerified ? senderKeys({ email: profile.email }) : []),
    exportBusy(userId),
    exportSentLists(userId),
    exportLeads(userId, userOwner(userId)),
    listTemplates({ userId }),
    exportTasks(userId),
    exportNotes(userId),
    exportOwnImports(userId),
    exportTodaySeen(userId),
    listPasskeys(userId),
    exportEmailChanges(userId),
    exportSecondFactor(userId),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    profile,
    activity,
    sessions,
    listings,
    drafts,
    actions: audit,
    guests,
    reports,
    shortlists,
    homeVisits,
    savedSearches,
    conversations: asked.enquiries,
    removedEnquiries,
    numberReleases,
    membership,
    clients,
    requirements,
    clientMatches,
    deals,
    busyTimes,
    sentLists,
    leads,
    answerTemplates,
    tasks,
    contactNotes,
    imports,
    todaySeen,
    passkeys,
    emailChanges,
    authenticator,
    notifications,
    ...sent,
  };
}

/** Accounts whose grace period is over. */
export async function listDueErasures(
  before: Date,
): Promise<{ id: string; email: string; verified: boolean }[]> {
  await connectDb();
  const rows = await User.find({ erasureRequestedAt: trusted({ $lte: before }) }, { email: 1, isVerified: 1 })
    .limit(100)
    .lean();
  return rows.map((row) => ({
    id: String(row._id),
    email: row.email,
    verified: row.isVerified,
  }));
}
