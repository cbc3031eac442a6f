import 'server-only';
import { notFound as missingPage } from 'next/navigation';
import { findForm } from '@/lib/deals/forms/data';
import { pdfResponse, readPdfFile } from '@/lib/deals/signed-files/data';
import { unsignedPdf } from '@/lib/deals/signed-files/loaders';
import { findSigning, type SignerRow, signedName } from '@/lib/deals/signing/data';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError, notFound } from '@/lib/platform/errors';
import { readSignLink, requireSigner } from './data';

/** The page of one signer. */
export const loadSignLink = (token: string): Promise<SignLinkDto> =>
  readSignLink(token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') missingPage();
    throw error;
  });

/** What a signer may fetch: the text while it is to be signed, and the signed file. */
export async function signerPdf(token: string): Promise<Response> {
  const { row } = await requireSigner(token);
  if (row.file) return pdfResponse(await readPdfFile(row.file), signedName(row));
  return pdfResponse(await unsignedPdf(row), signedName(row).replace('-signed', ''));
}

/** The signed file for the firm, or the eSign copy of one signer. */
export async function signedFile(actor: Actor, formId: string, copy?: string): Promise<Response> {
  const row = await findSigning((await findForm(actor, formId))._id);
  const signer = (row?.signers as SignerRow[] | undefined)?.find(({ _id }) => String(_id) === copy);
  const file = copy ? signer?.copy : row?.file;
  if (copy && !file) throw notFound('Document not found');
  if (!row || !file) throw new AppError('invalid', 'This document is not signed yet');
  return pdfResponse(await readPdfFile(file), signedName(row, signer?.role));
}
