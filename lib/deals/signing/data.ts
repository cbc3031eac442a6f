import 'server-only';
import type { Types } from 'mongoose';
import type { FormKind, FormRole } from '@/lib/deals/forms/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { linkToken } from '@/lib/platform/crypto/link-token';
import { op } from '@/lib/platform/db/operators';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { siteUrl } from '@/lib/platform/site';
import type { SharedRecords } from '@/lib/teams/events';
import { FormSigning, type FormSigningRow } from '@/models/deals/form-signing';
import type { SignEvent, SignerState, SigningState, SignKind } from './constants';
import type { SignerDto, SignerStartDto, SigningDto } from './dto';

export type SigningLean = FormSigningRow & { _id: Types.ObjectId };
export type SignerRow = SigningLean['signers'][number] & { _id: Types.ObjectId };
export type StoredFile = NonNullable<SigningLean['file']>;

export const LINK = 'sign';
/** The page of one signer, in the language of the document. */
export const signUrl = (signer: Pick<SignerRow, '_id'>, language: Language): string =>
  siteUrl() + localPath(language, `/sign/${linkToken(LINK, String(signer._id))}`);

/** The newest time that a document was sent. */
export const findSigning = (form: Types.ObjectId) =>
  FormSigning.findOne({ form }).sort({ sentAt: -1 }).lean<SigningLean>();

export const listSignings = (deal: Types.ObjectId) =>
  FormSigning.find({ deal }).sort({ sentAt: -1 }).lean<SigningLean[]>();

const toSignerDto = (row: SignerRow): SignerDto => ({
  id: String(row._id),
  role: row.role as FormRole,
  name: row.name,
  email: row.email,
  phone: row.phone,
  state: row.state as SignerState,
  kind: (row.kind as SignKind | undefined) ?? null,
  openedAt: row.openedAt?.toISOString() ?? null,
  signedAt: row.signedAt?.toISOString() ?? null,
  reason: row.reason ?? '',
  hasCopy: Boolean(row.copy),
});

/** The name of the signer or member of an event. */
export const eventName = (row: SigningLean, { signer, byName }: SigningLean['events'][number]): string =>
  (row.signers as SignerRow[]).find(({ _id }) => signer && _id.equals(signer))?.name || byName || '';

export function toSigningDto(row: SigningLean): SigningDto {
  return {
    state: row.state as SigningState,
    version: row.version,
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    signedAt: row.signedAt?.toISOString() ?? null,
    signers: (row.signers as SignerRow[]).map(toSignerDto),
    events: row.events.map((event) => ({
      at: event.at.toISOString(),
      what: event.what as SignEvent,
      who: eventName(row, event),
      address: event.address ?? '',
    })),
    textHash: row.textHash,
    fileHash: row.file?.hash ?? null,
  };
}

/** Of a document that the caller may read; null when it was never sent. */
export async function getSigning(form: Types.ObjectId): Promise<SigningDto | null> {
  const row = await findSigning(form);
  return row && toSigningDto(row);
}

export type SigningParty = { role: string; name: string; phone?: string; email?: string };

const PARTY_OF: Readonly<Record<FormRole, readonly string[]>> = {
  owner: ['seller', 'owner'],
  licensor: ['owner', 'seller'],
  licensee: ['tenant', 'buyer'],
  visitor: ['buyer', 'tenant'],
  agent: [],
  witness: [],
};

/** Who signs, as far as the deal and the account know. */
export function signersFrom(
  roles: readonly FormRole[],
  parties: readonly SigningParty[],
  agent: Pick<Actor, 'name'> & { email: string },
): SignerStartDto[] {
  return roles.map((role) => {
    if (role === 'agent') return { role, name: agent.name, email: agent.email, phone: '' };
    const party = parties.find((one) => PARTY_OF[role].includes(one.role));
    return { role, name: party?.name ?? '', email: party?.email ?? '', phone: party?.phone ?? '' };
  });
}

/** For the export of an account: documents sent by it, and of others' that there is one to sign. */
export async function exportSignings(userId: string, emails: readonly string[]) {
  const own = await FormSigning.find(
    { owner: userId, team: null },
    { _id: 0, __v: 0, owner: 0, team: 0, 'signers.code': 0, 'signers.esign': 0, file: 0 },
  ).lean();
  const asSigner = await FormSigning.find(
    { 'signers.email': op.in(emails) },
    { _id: 0, kind: 1, firm: 1, title: 1, state: 1, sentAt: 1, signedAt: 1 },
  ).lean();
  return { own, asSigner };
}

export const SHARED_SIGNINGS: SharedRecords = { collection: FormSigning.collection, names: ['owner'] };

/** A name for the file of a signed document. */
export const signedName = (
  { kind, language, _id }: Pick<SigningLean, 'kind' | 'language' | '_id'>,
  copy = '',
) => `${kind as FormKind}-${String(_id).slice(-6)}${copy && `-${copy}`}-${language}-signed.pdf`;
