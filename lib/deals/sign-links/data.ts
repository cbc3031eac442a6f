import 'server-only';
import { Types } from 'mongoose';
import type { FormKind, FormRole } from '@/lib/deals/forms/constants';
import type { SignerState, SigningState } from '@/lib/deals/signing/constants';
import { LINK, type SignerRow, type SigningLean } from '@/lib/deals/signing/data';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import { shortened } from '@/lib/deals/signing/rules';
import { idOfLinkToken } from '@/lib/platform/crypto/link-token';
import { env } from '@/lib/platform/env';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { esignProvider } from '@/lib/platform/signing/esign';
import { FormSigning } from '@/models/deals/form-signing';

type Linked = { row: SigningLean; signer: SignerRow };

/** The signer of a link; guesses and links of erased people are rejected alike. */
export async function requireSigner(token: string): Promise<Linked> {
  const id = idOfLinkToken(LINK, token);
  const row = id
    ? await FormSigning.findOne({ 'signers._id': new Types.ObjectId(id) }).lean<SigningLean>()
    : null;
  const signer = (row?.signers as SignerRow[] | undefined)?.find(({ _id }) => String(_id) === id);
  if (!row || !signer?.email) throw notFound();
  return { row, signer };
}

/** A code goes to the phone where text messages are set up, else to the mailbox. */
export const codeReceiver = ({ phone, email }: SignerRow): { phone: string } | { email: string } =>
  phone && env().SMS_URL ? { phone } : { email };

export function toSignLinkDto({ row, signer }: Linked): SignLinkDto {
  const to = codeReceiver(signer);
  return {
    kind: row.kind as FormKind,
    language: row.language as Language,
    firm: row.firm,
    title: row.title,
    clauses: row.clauses,
    role: signer.role as FormRole,
    name: signer.name,
    state: row.state as SigningState,
    own: signer.state as SignerState,
    ownSignedAt: signer.signedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    codeTo: shortened('phone' in to ? to.phone : to.email),
    others: (row.signers as SignerRow[])
      .filter(({ _id }) => !_id.equals(signer._id))
      .map(({ role, name, state }) => ({ role: role as FormRole, name, state: state as SignerState })),
    hasEsign: esignProvider() !== undefined,
  };
}

export const readSignLink = async (token: string): Promise<SignLinkDto> =>
  toSignLinkDto(await requireSigner(token));
