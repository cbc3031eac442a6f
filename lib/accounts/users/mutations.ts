import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { Types } from 'mongoose';
import type { DocumentType } from '@/lib/platform/auth/constants';
import { hashPassword } from '@/lib/platform/auth/password';
import { type OfficeRole, USER_ROLES, type UserRole } from '@/lib/platform/auth/roles';
import { needsSecondFactor } from '@/lib/platform/auth/second-factor';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { secrets } from '@/lib/platform/crypto/secrets';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { SPOKEN_LANGUAGES } from '@/lib/platform/language/constants';
import type { Language } from '@/lib/platform/language/languages';
import { partFoldsOf } from '@/lib/platform/text/fold';
import { User, type UserRow } from '@/models/platform/user';
import { emailKeyOf, encryptionContext, type IdentityField, type ProfileRow } from './data';
import type { ProfileDto } from './dto';
import { isShortForStaff, maskAadhaar, maskPan } from './rules';
import type { ProfileUpdate, RegisterInput } from './schema';

/** True if the account can get mails about its activity. Anyone can register a foreign address, so mails to unconfirmed ones count as unsolicited. */
export const mayMailOwner = async ({ email, isVerified }: { email: string; isVerified?: boolean }) =>
  isVerified === true || mayMailUninvited(emailKeyOf(email));

/** Creates an account; undefined if the address has one. The unique index decides, so two simultaneous sign-ups create one. */
export async function createUser({
  password,
  isAdult,
  agreedWords: _,
  ...input
}: RegisterInput & { language?: Language }): Promise<string | undefined> {
  const secret = await storedPassword(password);
  const stated = isAdult && { adultStatedAt: new Date() };
  try {
    const user = await User.create({ ...input, ...secret, ...stated, emailKey: emailKeyOf(input.email) });
    return String(user._id);
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

const STORED_AS = { aadhaarNumber: 'aadhaar', panNumber: 'pan' } as const;
const MASKS = { aadhaarNumber: maskAadhaar, panNumber: maskPan };

type Change = { set: Record<string, unknown>; unset: Record<string, 1> };

/** Leaves the number unchanged if absent or sent back masked, removes it if empty, and otherwise encrypts and stores it. */
function applyIdentityNumber(
  change: Change,
  row: Pick<ProfileRow, '_id' | 'aadhaar' | 'pan'>,
  field: IdentityField,
  typed: string | undefined,
): void {
  const stored = row[STORED_AS[field]];
  if (typed === undefined || (stored && typed === MASKS[field](stored.last4))) return;
  if (typed === '') change.unset[STORED_AS[field]] = 1;
  else change.set[STORED_AS[field]] = encrypt(typed, encryptionContext(String(row._id), field));
}

/** Updates a profile. `current` reads it as the caller may see it. */
export async function updateProfile(
  id: string,
  input: ProfileUpdate,
  current: () => Promise<ProfileDto>,
): Promise<void> {
  const row = await User.findOne({ _id: id, deactivatedAt: null }, { aadhaar: 1, pan: 1 }).lean<
    Pick<ProfileRow, '_id' | 'aadhaar' | 'pan'>
  >();
  if (!row) throw notFound('User not found');
  const { name, phone, language, languages, reraAgentNumber } = input;
  const change: Change = {
    set: {
      name,
      phone,
      ...(language && { language }),
      ...(languages && { languages: SPOKEN_LANGUAGES.filter((one) => languages.includes(one)) }),
      ...(reraAgentNumber !== undefined && { reraAgentNumber }),
    },
    unset: {},
  };
  applyIdentityNumber(change, row, 'aadhaarNumber', input.aadhaarNumber);
  applyIdentityNumber(change, row, 'panNumber', input.panNumber);
  const update = { $set: change.set, $unset: change.unset };
  await writeVersion(User, { _id: id }, update, { version: input.__v, current });
}

const storedPassword = async (password: string) => ({
  passwordHash: await hashPassword(password),
  hasShortPassword: isShortForStaff(password),
});

export async function setPassword(id: string, password: string): Promise<void> {
  await User.updateOne({ _id: id }, { $set: await storedPassword(password) });
}

/** Records whether a typed password is long enough for staff, because accounts can become staff later. */
export async function recordPasswordLength(id: string, password: string): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { hasShortPassword: isShortForStaff(password) } });
}

/** The first sign-in of an account that must have a second factor starts its deadline. */
export async function recordLogin(
  { id, role, hasSecondFactor }: { id: string; role: UserRole; hasSecondFactor?: boolean },
  at: Date,
): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
  if (hasSecondFactor || !needsSecondFactor(role)) return;
  await User.updateOne({ _id: id, secondFactorAskedAt: null }, { $set: { secondFactorAskedAt: at } });
}

/** True if the account exists and still has the address that the mail went to. */
export async function markEmailVerified(id: string, emailKey: string): Promise<boolean> {
  const result = await User.updateOne({ _id: id, emailKey }, { $set: { isVerified: true } });
  return result.matchedCount === 1;
}

/** Sets the language of mails to this person. */
export async function setUserLanguage(id: string, language: Language): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { language } });
}

/** Records the statement of age; the first one counts. */
export async function setAdultStated(id: string, at: Date): Promise<void> {
  await User.updateOne({ _id: id, adultStatedAt: null }, { $set: { adultStatedAt: at } });
}

export async function setUserRecording(id: string, recordActivity: boolean): Promise<void> {
  await User.updateOne({ _id: id }, { $set: { recordActivity } });
}

export type RoleAssignment = { role: UserRole; office?: OfficeRole | undefined };

/** Changes an account's role and returns the previous one; undefined if the account does not exist or its role is no longer `from`. */
export async function setRole(
  id: string,
  to: RoleAssignment,
  from?: RoleAssignment,
): Promise<RoleAssignment | undefined> {
  const office = to.role === 'admin' ? (to.office ?? 'admin') : undefined;
  const before = await User.findOneAndUpdate(
    { _id: id, deactivatedAt: null, ...(from && { role: from.role, officeRole: from.office ?? null }) },
    // a role that requires a second factor requires it from its first sign-in
    office
      ? { $set: { role: to.role, officeRole: office }, $unset: { secondFactorAskedAt: 1 } }
      : { $set: { role: to.role }, $unset: { officeRole: 1, secondFactorAskedAt: 1 } },
    { returnDocument: 'before', projection: { role: 1, officeRole: 1 } },
  ).lean<{ role: UserRole; officeRole?: OfficeRole | null }>();
  return before ? { role: before.role, ...(before.officeRole && { office: before.officeRole }) } : undefined;
}

export async function setErasureRequest(id: string, at: Date | null): Promise<void> {
  await User.updateOne(
    { _id: id },
    at ? { $set: { erasureRequestedAt: at } } : { $unset: { erasureRequestedAt: 1 } },
  );
}

export type NewDocument = {
  type: DocumentType;
  storageKey: string;
  name: string;
  mimeType: string;
  isEncrypted: boolean;
  size: number;
};

/** Maximum documents per person, to bound the row and the disk. */
export const MAX_DOCUMENTS = 12;

/** Adds a document unless there are too many; check and write are one step. */
export async function addDocument(userId: string, document: NewDocument): Promise<string> {
  const _id = new Types.ObjectId();
  const result = await User.updateOne(
    { _id: userId, [`documents.${MAX_DOCUMENTS - 1}`]: op.missing() },
    { $push: { documents: { ...document, _id, uploadedAt: new Date() } } },
  );
  if (result.matchedCount === 0) {
    throw new AppError(
      'conflict',
      messageWith('You can keep at most {max} documents. Please remove one first', { max: MAX_DOCUMENTS }),
    );
  }
  return String(_id);
}

export async function removeDocument(userId: string, documentId: string): Promise<void> {
  await User.updateOne({ _id: userId }, { $pull: { documents: { _id: documentId } } });
}

/** Returns false if the document no longer exists. */
export async function markDocumentEncrypted(_id: Types.ObjectId): Promise<boolean> {
  const { matchedCount } = await User.updateOne(
    { 'documents._id': _id },
    { $set: { 'documents.$.isEncrypted': true } },
  );
  return matchedCount > 0;
}

/** Re-encrypts every identity number that uses an older key. Returns how many it changed. */
export async function rekeyIdentityNumbers(): Promise<number> {
  const current = secrets().data[0]?.version;
  const old = op.raw({ $exists: true, $ne: current });
  const rows = User.find({ $or: [{ 'aadhaar.v': old }, { 'pan.v': old }] }, { aadhaar: 1, pan: 1 })
    .lean<Pick<ProfileRow, '_id' | 'aadhaar' | 'pan'>[]>()
    .cursor();
  let changed = 0;
  for await (const row of rows) changed += await rekeyRow(row, current);
  return changed;
}

async function rekeyRow(
  row: Pick<ProfileRow, '_id' | 'aadhaar' | 'pan'>,
  current: number | undefined,
): Promise<number> {
  let changed = 0;
  for (const field of ['aadhaarNumber', 'panNumber'] as const) {
    const name = STORED_AS[field];
    const stored: Encrypted | undefined = row[name];
    if (!stored || stored.v === current) continue;
    const context = encryptionContext(String(row._id), field);
    const fresh = encrypt(decrypt(stored, context), context);
    // only if no other number was saved in the meantime
    const result = await User.updateOne(
      { _id: row._id, [`${name}.data`]: stored.data },
      { $set: { [name]: fresh } },
    );
    changed += result.modifiedCount;
  }
  return changed;
}

/** The last two visits to the page of the day. */
export async function setTodaySeen(
  id: string,
  seen: { todaySeenAt: Date; todaySeenBefore?: Date },
): Promise<void> {
  await User.updateOne({ _id: id }, { $set: seen }, { timestamps: false });
}

/** A refusal before the account's first sign-in; later its own switch counts. */
export async function refuseRecordingAtFirst(id: string): Promise<void> {
  await User.updateOne({ _id: id, lastLoginAt: null }, { $set: { recordActivity: false } });
}

/** Migration that stores keys for finding people by parts of their names. */
export async function renewUserTerms(): Promise<void> {
  for await (const { _id, name } of User.find({ name: op.notIn([null]) }, { name: 1 })
    .lean()
    .cursor())
    await User.collection.updateOne({ _id }, { $set: { terms: partFoldsOf(name) } });
}

/** Migration that lower-cases roles, because guards ignore case but lists match the stored value. */
export async function lowerRoles(): Promise<void> {
  for (const role of USER_ROLES)
    await User.collection.updateMany({ role: { $regex: `^${role}$`, $options: 'i' } }, { $set: { role } });
}

/** False if the account is closed already, or does not exist. */
export async function closeAccount(id: string): Promise<boolean> {
  const open = { _id: id, deactivatedAt: null };
  return (await User.updateOne(open, { $set: { deactivatedAt: new Date() } })).matchedCount > 0;
}

/** False if the account is open already, or does not exist. */
export async function reopenAccount(id: string): Promise<boolean> {
  const closed = { _id: id, deactivatedAt: op.exists() };
  return (await User.updateOne(closed, { $unset: { deactivatedAt: 1 } })).matchedCount > 0;
}

export async function deleteUser(id: string): Promise<void> {
  await User.deleteOne({ _id: id });
}

/** Saves a lister's visiting hours, or with none the agency's apply. See writeVersion. */
export const setShowHours = (
  id: string,
  showHours: UserRow['showHours'] | undefined,
  seen: Parameters<typeof writeVersion>[3],
) =>
  writeVersion(User, { _id: id }, showHours ? { $set: { showHours } } : { $unset: { showHours: 1 } }, seen);
