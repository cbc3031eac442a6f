import 'server-only';
import { shortenAuditAddresses } from '@/lib/platform/audit/chain/mutations';
import { connectDb } from '@/lib/platform/db/connect';
import { definePersonalData, EXPORT_ROWS, shortenAddresses } from '@/lib/platform/db/personal-data';
import { Certificate } from '@/models/accounts/certificate';
import { AuditEntry } from '@/models/platform/audit-entry';
import { OneTimeToken } from '@/models/platform/one-time-token';
import { Session } from '@/models/platform/session';
import { eraseCertificate } from './certificates/mutations';
import { removeUnusedDocuments } from './documents/data';
import { exportEmailChanges } from './email/data';
import { eraseEmailChanges } from './email/mutations';
import { removeFace } from './faces/mutations';
import { listPasskeys } from './passkeys/data';
import { erasePasskeys } from './passkeys/mutations';
import { erasePhoneCodes } from './phone/mutations';
import { exportSecondFactor } from './second-factor/data';
import { eraseSecondFactor } from './second-factor/mutations';
import { listDocumentKeys } from './users/data';

/** The account's row is deleted last (lib/registries/personal-data); the audit log stays, because it names an id and no person. */
export const accountData = definePersonalData({
  area: 'accounts',
  until: ['account', 'ip'],
  models: [
    'User',
    'Session',
    'OneTimeToken',
    'SecondFactor',
    'Passkey',
    'EmailChange',
    'PhoneCode',
    'AuditEntry',
    'Certificate',
  ],
  async collect({ id }) {
    const [sessions, actions, passkeys, emailChanges, authenticator, certificates] = await Promise.all([
      Session.find({ user: id }, { _id: 0, createdAt: 1, lastSeenAt: 1, userAgent: 1, ip: 1 }).lean(),
      AuditEntry.find(
        { actor: id },
        { _id: 0, at: 1, action: 1, targetType: 1, targetId: 1, ip: 1, details: 1 },
      )
        .sort({ at: -1 })
        .limit(EXPORT_ROWS)
        .lean(),
      listPasskeys(id),
      exportEmailChanges(id),
      exportSecondFactor(id),
      Certificate.find({ user: id }, { _id: 0, number: 1, validUntil: 1, 'file.name': 1 }).lean(),
    ]);
    return { sessions, actions, passkeys, emailChanges, authenticator, certificates };
  },
  async erase({ id }) {
    await removeFace(id);
    await Session.deleteMany({ user: id });
    await OneTimeToken.deleteMany({ user: id });
    await eraseSecondFactor(id);
    await erasePasskeys(id);
    await eraseEmailChanges(id);
    await erasePhoneCodes(id);
    await eraseCertificate(id);
  },
  async expire({ now, ip }) {
    await connectDb();
    return {
      addresses:
        (await shortenAuditAddresses(ip)) + (await shortenAddresses(Session.collection, 'createdAt', ip)),
      documents: await removeUnusedDocuments(listDocumentKeys, now.getTime()),
    };
  },
});
