import 'server-only';
import { reencryptDocument, removeStoredDocument } from '@/lib/accounts/documents/data';
import { totpContext } from '@/lib/accounts/second-factor/data';
import { type DocumentRow, findUsers } from '@/lib/accounts/users/data';
import { markDocumentEncrypted } from '@/lib/accounts/users/mutations';
import { readTarget, targetContext } from '@/lib/alerts/push/data';
import { alertTokenContext } from '@/lib/alerts/saved-searches/data';
import { webhookContext } from '@/lib/brokers/webhooks/data';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { secrets } from '@/lib/platform/crypto/secrets';
import { op } from '@/lib/platform/db/operators';
import { tokenContext } from '@/lib/shortlists/data';
import { Certificate } from '@/models/accounts/certificate';
import { SecondFactor } from '@/models/accounts/second-factor';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { PushSubscription } from '@/models/alerts/push-subscription';
import { Webhook } from '@/models/brokers/webhook';
import { ChannelMessage } from '@/models/channels/channel-message';
import { DealForm } from '@/models/deals/deal-form';
import { SiteCheck } from '@/models/moderation/site-check';
import { Shortlist } from '@/models/shortlists/shortlist';

/** Re-encrypts the links to alerts that use an older key. Returns how many it changed. */
export async function rekeyAlertTokens(): Promise<number> {
  const old = op.not(secrets().data[0]?.version);
  let changed = 0;
  for await (const row of AlertSubscriber.find({ 'token.v': old }, { token: 1 }).lean().cursor()) {
    const [stored, context] = [row.token as Encrypted, alertTokenContext(row._id)];
    const filter = { _id: row._id, 'token.data': stored.data };
    const token = encrypt(decrypt(stored, context), context);
    changed += (await AlertSubscriber.updateOne(filter, { $set: { token } })).modifiedCount;
  }
  return changed;
}

/** Re-encrypts the links of shared lists. */
export async function rekeyShareTokens(): Promise<number> {
  const old = op.raw({ $exists: true, $ne: secrets().data[0]?.version });
  let changed = 0;
  for await (const { _id, share } of Shortlist.find({ 'share.token.v': old }, { share: 1 }).lean().cursor()) {
    const stored = share?.token as Encrypted | undefined;
    if (!stored) continue;
    const token = encrypt(decrypt(stored, tokenContext(_id)), tokenContext(_id));
    const { modifiedCount } = await Shortlist.updateOne(
      { _id, 'share.token.data': stored.data },
      { $set: { 'share.token': token } },
    );
    changed += modifiedCount;
  }
  return changed;
}

/** Re-encrypts the secrets of authenticator apps. */
export async function rekeyTotpSecrets(): Promise<number> {
  const old = { 'totpSecret.v': op.raw({ $exists: true, $ne: secrets().data[0]?.version }) };
  let changed = 0;
  for await (const row of SecondFactor.find(old, { user: 1, totpSecret: 1 }).lean().cursor()) {
    const [stored, context] = [row.totpSecret as Encrypted, totpContext(String(row.user))];
    const totpSecret = encrypt(decrypt(stored, context), context);
    const filter = { _id: row._id, 'totpSecret.data': stored.data };
    changed += (await SecondFactor.updateOne(filter, { $set: { totpSecret } })).modifiedCount;
  }
  return changed;
}

/** Re-encrypts the signing secrets of webhooks. */
export async function rekeyWebhookSecrets(): Promise<number> {
  const old = { 'secret.v': op.not(secrets().data[0]?.version) };
  let changed = 0;
  for await (const { _id, secret } of Webhook.find(old, { secret: 1 }).lean().cursor()) {
    const [stored, context] = [secret as Encrypted, webhookContext(_id)];
    const filter = { _id, 'secret.data': stored.data };
    const fresh = encrypt(decrypt(stored, context), context);
    changed += (await Webhook.updateOne(filter, { $set: { secret: fresh } })).modifiedCount;
  }
  return changed;
}

/** Re-encrypts the push endpoints of browsers. */
export async function rekeyPushTargets(): Promise<number> {
  const old = { 'target.v': op.not(secrets().data[0]?.version) };
  let changed = 0;
  for await (const row of PushSubscription.find(old).lean().cursor()) {
    const target = encrypt(JSON.stringify(readTarget(row)), targetContext(row.endpointHash));
    const { modifiedCount } = await PushSubscription.updateOne(
      { _id: row._id, 'target.data': (row.target as Encrypted).data },
      { $set: { target } },
    );
    changed += modifiedCount;
  }
  return changed;
}

type StoredFile = { storageKey: string; isEncrypted: boolean };

/** The files of certificates, signed documents and confirmations on the spot. */
async function* storedFiles(): AsyncGenerator<{ _id: unknown; file: StoredFile }> {
  for await (const { _id, file } of Certificate.find({ file: op.exists() }, { file: 1 }).lean().cursor())
    if (file) yield { _id, file };
  for await (const { _id, photo } of SiteCheck.find({}, { photo: 1 }).lean().cursor())
    yield { _id, file: photo };
  for await (const { _id, scan } of DealForm.find({ scan: op.exists() }, { scan: 1 }).lean().cursor())
    if (scan) yield { _id, file: scan };
}

/** Encrypts every document that is unencrypted or uses an older key. Names missing files instead of skipping them silently. */
export async function rekeyDocuments(): Promise<{ changed: number; failed: { id: string; why: string }[] }> {
  const rows = findUsers({ 'documents.0': op.exists() }, { documents: 1 })
    .lean<{ documents: DocumentRow[] }[]>()
    .cursor();
  let changed = 0;
  const failed: { id: string; why: string }[] = [];
  for await (const { documents } of rows)
    for (const document of documents)
      try {
        if (await rekeyDocument(document)) changed++;
      } catch (error) {
        failed.push({
          id: String(document._id),
          why: error instanceof Error ? error.message : String(error),
        });
      }
  for await (const { _id, media } of ChannelMessage.find({ 'media.state': 'stored' }, { media: 1 })
    .lean()
    .cursor())
    try {
      if (media?.storageKey && (await reencryptDocument({ storageKey: media.storageKey, isEncrypted: true })))
        changed++;
    } catch (error) {
      failed.push({ id: String(_id), why: error instanceof Error ? error.message : String(error) });
    }
  for await (const { _id, file } of storedFiles())
    try {
      if (await reencryptDocument(file)) changed++;
    } catch (error) {
      failed.push({ id: String(_id), why: error instanceof Error ? error.message : String(error) });
    }
  return { changed, failed };
}

async function rekeyDocument({ _id, storageKey, isEncrypted }: DocumentRow): Promise<boolean> {
  const changed = await reencryptDocument({ storageKey, isEncrypted });
  if (!changed && isEncrypted) return false;
  // the document was removed in between, and the new file would remain without its row
  if (!(await markDocumentEncrypted(_id))) await removeStoredDocument(storageKey);
  return changed;
}
