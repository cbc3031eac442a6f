import 'server-only';
import { domainToUnicode } from 'node:url';
import type { Types } from 'mongoose';
import { facePath } from '@/lib/accounts/faces/constants';
import type { DocumentType } from '@/lib/platform/auth/constants';
import type { SessionUser } from '@/lib/platform/auth/dto';
import type { OfficeRole, UserRole } from '@/lib/platform/auth/roles';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { readsOf } from '@/lib/platform/db/reads-of';
import { AppError } from '@/lib/platform/errors';
import type { SpokenLanguage } from '@/lib/platform/language/constants';
import type { Language } from '@/lib/platform/language/languages';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { DAY_MS } from '@/lib/platform/time/time';
import { retention } from '@/lib/settings/data';
import { User } from '@/models/platform/user';
import type { ProfileDto } from './dto';
import { maskAadhaar, maskPan } from './rules';

export const {
  find: findUsers,
  findOne: findUser,
  findById: findUserById,
  count: countUsers,
} = readsOf(User);

/** Names by id, of the accounts that still exist. */
export async function mapUserNames(ids: Iterable<unknown>): Promise<Map<string, string>> {
  const known = [...ids].flatMap((id) => (id ? [String(id)] : []));
  const rows = known.length > 0 ? await findUsers({ _id: op.in(known) }, { name: 1 }) : [];
  return new Map(rows.map(({ _id, name }) => [String(_id), name]));
}

/** Normalises an address, because some browsers send the domain जीमेल.भारत as `xn--…` and others as typed. */
export function emailKeyOf(email: string): string {
  const typed = email.trim().toLowerCase().normalize('NFC');
  const at = typed.lastIndexOf('@') + 1;
  return typed.slice(0, at) + (domainToUnicode(typed.slice(at)) || typed.slice(at));
}

export type Credentials = {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  officeRole?: OfficeRole | null;
  passwordHash: string;
  emailKey: string;
  hasSecondFactor?: boolean;
  hasShortPassword?: boolean;
  hasPasskey?: boolean;
  isVerified?: boolean;
  lastLoginAt?: Date;
  language?: Language;
};

type CredentialsRow = Omit<Credentials, 'id'> & { _id: Types.ObjectId };

const CREDENTIAL_FIELDS = {
  name: 1,
  email: 1,
  emailKey: 1,
  role: 1,
  officeRole: 1,
  passwordHash: 1,
  hasSecondFactor: 1,
  hasShortPassword: 1,
  hasPasskey: 1,
  isVerified: 1,
  lastLoginAt: 1,
  language: 1,
} as const;

/** The account with this email, for sign-in. Only these reads return a password hash; deactivated accounts have none. */
export async function getCredentials(
  by: { email: string } | { id: string },
): Promise<Credentials | undefined> {
  const filter = 'email' in by ? { emailKey: emailKeyOf(by.email) } : { _id: by.id };
  const row = await User.findOne(
    { ...filter, deactivatedAt: null },
    CREDENTIAL_FIELDS,
  ).lean<CredentialsRow>();
  if (!row) return undefined;
  const { _id, ...rest } = row;
  return { id: String(_id), ...rest };
}

/** True in the grace period before an account's erasure. */
export async function isErasureRequested(id: string): Promise<boolean> {
  if (!isObjectIdHex(id)) return false;
  return (await User.exists({ _id: id, erasureRequestedAt: op.not(null) })) !== null;
}

/** Throws 'conflict', because an account about to be erased must not publish anything. */
export async function assertAccountStays(id: string): Promise<void> {
  if (!(await isErasureRequested(id))) return;
  const message = 'This account is about to be deleted. Choose "Keep my account" before you publish';
  throw new AppError('conflict', message);
}

/** Has the person stated that they are 18 or older? */
export const isAdultStated = async (id: string): Promise<boolean> =>
  (await User.exists({ _id: id, adultStatedAt: op.not(null) })) !== null;

/** The office role with every permission, also of admins who predate office roles and have no stored one. */
const FULL_ADMIN = [null, 'admin'] as const;

/** True when another permanent admin exists. */
export async function hasOtherAdmin(id: string): Promise<boolean> {
  const others = {
    _id: op.not(id),
    role: 'admin' as const,
    officeRole: op.in(FULL_ADMIN),
  };
  return (await User.exists({ ...others, deactivatedAt: null, erasureRequestedAt: null })) !== null;
}

export type DocumentRow = {
  _id: Types.ObjectId;
  type: DocumentType;
  storageKey: string;
  name?: string;
  mimeType?: string;
  isEncrypted?: boolean;
  size?: number;
};

export type ProfileRow = Pick<SessionUser, 'name' | 'email' | 'phone' | 'role' | 'isVerified'> & {
  _id: Types.ObjectId;
  aadhaar?: Encrypted;
  pan?: Encrypted;
  documents: DocumentRow[];
  reraAgentNumber?: string;
  face?: string;
  languages?: SpokenLanguage[];
  language?: Language | null;
  recordActivity: boolean;
  createdAt: Date;
  erasureRequestedAt?: Date;
  __v?: number;
};

const PROFILE_FIELDS = {
  name: 1,
  email: 1,
  phone: 1,
  role: 1,
  isVerified: 1,
  aadhaar: 1,
  pan: 1,
  documents: 1,
  reraAgentNumber: 1,
  face: 1,
  languages: 1,
  language: 1,
  recordActivity: 1,
  createdAt: 1,
  erasureRequestedAt: 1,
  __v: 1,
} as const;

async function findProfile(id: string): Promise<ProfileRow | undefined> {
  return (
    (await User.findOne({ _id: id, deactivatedAt: null }, PROFILE_FIELDS).lean<ProfileRow>()) ?? undefined
  );
}

export type IdentityField = 'aadhaarNumber' | 'panNumber';

/** Additional authenticated data for an identity number, which is the person and the field. */
export function encryptionContext(userId: string, field: IdentityField): string {
  return `${userId}:${field}`;
}

function identityNumbers(row: ProfileRow, masked: boolean): Pick<ProfileDto, IdentityField> {
  const id = String(row._id);
  const show = (field: IdentityField, encrypted: Encrypted | undefined, mask: (last4: string) => string) => {
    if (!encrypted) return '';
    return masked ? mask(encrypted.last4) : decrypt(encrypted, encryptionContext(id, field));
  };
  return {
    aadhaarNumber: show('aadhaarNumber', row.aadhaar, maskAadhaar),
    panNumber: show('panNumber', row.pan, maskPan),
  };
}

function toProfileDto(row: ProfileRow, masked: boolean, graceDays: number): ProfileDto {
  const graceMs = graceDays * DAY_MS;
  return {
    _id: String(row._id),
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    isVerified: row.isVerified,
    ...identityNumbers(row, masked),
    documents: row.documents.map((document) => ({
      _id: String(document._id),
      type: document.type,
      url: `/api/user/documents/${document._id}`,
      name: document.name ?? document.type,
      size: document.size ?? 0,
    })),
    reraAgentNumber: row.reraAgentNumber ?? '',
    picture: row.face ? facePath(row.face) : null,
    languages: row.languages ?? [],
    language: row.language ?? 'en',
    recordActivity: row.recordActivity,
    createdAt: row.createdAt.toISOString(),
    erasureAt: row.erasureRequestedAt
      ? new Date(row.erasureRequestedAt.getTime() + graceMs).toISOString()
      : null,
    __v: row.__v ?? 0,
  };
}

/** A profile, masked unless it is the person's own. Callers authorise first. */
export async function getProfile(id: string, masked: boolean): Promise<ProfileDto | undefined> {
  const row = await findProfile(id);
  return row && toProfileDto(row, masked, (await retention()).erasure);
}

/** The full identity number, for the audited reveal only. */
export async function getIdentityNumber(id: string, field: IdentityField): Promise<string | undefined> {
  const row = await findProfile(id);
  return row && identityNumbers(row, false)[field];
}

export type DocumentWithOwner = { owner: string; document: DocumentRow };

export async function getDocument(documentId: string): Promise<DocumentWithOwner | undefined> {
  const row = await User.findOne(
    { 'documents._id': documentId, deactivatedAt: null },
    { documents: 1 },
  ).lean<{ _id: Types.ObjectId; documents: DocumentRow[] }>();
  const document = row?.documents.find(({ _id }) => String(_id) === documentId);
  return row && document ? { owner: String(row._id), document } : undefined;
}

/** Storage keys of an account's documents, even when deactivated; undefined without an account. */
export async function listDocumentKeys(userId: string): Promise<string[] | undefined> {
  if (!isObjectIdHex(userId)) return undefined;
  const row = await User.findById(userId, { documents: 1 }).lean<{ documents: DocumentRow[] }>();
  return row?.documents.map(({ storageKey }) => storageKey);
}
