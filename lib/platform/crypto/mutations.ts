import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { connectDb, isDuplicateKey } from '@/lib/platform/db/connect';
import { env } from '@/lib/platform/env';
import { readMediaUrl } from '@/lib/platform/objects/media-address';
import { InstallationMark } from '@/models/platform/installation-mark';
import { installationFile } from './installation-file';
import { type Secrets, secrets } from './secrets';

/** Thrown if the database was written with other keys or another folder. */
export class WrongInstallation extends Error {}

/** Identifies a key without revealing it. The key is random, so this only shows if two keys are the same. */
const fingerprint = (key: Uint8Array): string =>
  createHmac('sha256', key).update('saptam: fingerprint of a key').digest('base64url').slice(0, 22);

/** The id by which the database recognises the folder DATA_DIR. */
export const installationId = (): string =>
  installationFile('installation.json', () => ({ id: randomUUID() })).id;

/** This installation's marks by the id of their row. With a bucket for the files, each machine has a separate folder. */
function marksOf({ data, signing }: Secrets): Map<string, string> {
  const bucket = readMediaUrl(env().MEDIA_URL ?? '');
  return new Map([
    ...data.map(({ version, key }) => [`data:${version}`, fingerprint(key)] as const),
    ...signing.map(({ kid, key }) => [`signing:${kid}`, fingerprint(key)] as const),
    bucket ? ['bucket', bucket.name] : ['folder', installationId()],
  ]);
}

const ADOPT = 'If what it was written with is lost for good: npm run rekey -- --adopt';

/** Explains why these marks do not match the stored ones, or undefined if they do. */
function misfit(own: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string | undefined {
  for (const [id, value] of own) {
    if (id === 'folder' || (stored.get(id) ?? value) === value) continue;
    const [kind, name] = id.split(':');
    const list = kind === 'data' ? 'DATA_KEYS' : 'AUTH_SECRETS';
    return `Key ${name} of ${list} is not the one that this database was written with. Another installation uses it: give both the same AUTH_SECRETS and DATA_KEYS (docs/security.md#keys), or this one a database of its own. ${ADOPT}`;
  }
  const versions = [...stored.keys()].flatMap((id) => (id.startsWith('data:') ? [Number(id.slice(5))] : []));
  const newest = Math.max(0, ...versions);
  if (newest > 0 && !own.has(`data:${newest}`))
    return `Key ${newest} of DATA_KEYS is missing: identity numbers and documents of this database were written with it (docs/security.md#keys). ${ADOPT}`;
  const bucket = own.get('bucket');
  if (bucket && (stored.get('bucket') ?? bucket) !== bucket)
    return `MEDIA_URL names the bucket "${bucket}", and the files of this database are in "${stored.get('bucket')}": name that one, or move them first (npm run move-files). ${ADOPT}`;
  if (!bucket && (stored.get('folder') ?? own.get('folder')) !== own.get('folder'))
    return `DATA_DIR (${env().DATA_DIR}) is not the folder that this database belongs to: its documents, pictures and mails are not in it. All machines of one database share one folder (docs/operations.md#several-machines), and a restored one comes with its files. ${ADOPT}`;
  return undefined;
}

/** Mark stored at the first start with an empty database, which shows that it was created for this installation. */
const CREATED = 'created';

async function isEmptyDatabase(): Promise<boolean> {
  const { db } = (await connectDb()).connection;
  if (!db) return false;
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const found = collections
    .filter(({ name }) => !name.startsWith('system.'))
    .map(({ name }) => db.collection(name).findOne({}, { projection: { _id: 1 } }));
  return (await Promise.all(found)).every((document) => document === null);
}

/** True if the database was empty at the first start. Demo data never goes into any other database. */
export async function isCreatedHere(): Promise<boolean> {
  return (await InstallationMark.exists({ _id: CREATED })) !== null;
}

/**
 * Compares this installation's keys and folder with those known to the database. Stores new ones: a key added in front or, at the first start, all of them.
 * Throws WrongInstallation with an explanation if they belong to another installation.
 */
export async function claimDatabase(keys: Secrets = secrets()): Promise<void> {
  const own = marksOf(keys);
  const rows = await InstallationMark.find().lean();
  const stored = new Map(rows.map(({ _id, value }) => [_id, value]));
  const wrong = misfit(own, stored);
  if (wrong) throw new WrongInstallation(wrong);
  if (stored.size === 0 && (await isEmptyDatabase())) own.set(CREATED, 'here');
  for (const [_id, value] of own) {
    if (stored.has(_id)) continue;
    try {
      await InstallationMark.create({ _id, value });
    } catch (error) {
      // if two machines start with a new database together, the second finds the first one's marks
      if (isDuplicateKey(error)) return claimDatabase(keys);
      throw error;
    }
  }
}

/** Assigns the database to this installation, regardless of its previous owner. Data encrypted with older keys stays unreadable. */
export async function adoptDatabase(keys: Secrets = secrets()): Promise<void> {
  const wasCreatedHere = await isCreatedHere();
  await InstallationMark.deleteMany({});
  await claimDatabase(keys);
  if (wasCreatedHere) await InstallationMark.updateOne({ _id: CREATED }, { value: 'here' }, { upsert: true });
}
