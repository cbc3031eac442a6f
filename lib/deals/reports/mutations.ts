import 'server-only';
import { Types } from 'mongoose';
import {
  documentResponse,
  MAX_DOCUMENT_BYTES,
  removeStoredDocument,
  storeDocument,
} from '@/lib/accounts/documents/data';
import { issuerOf } from '@/lib/deals/invoices/data';
import { boundsOf } from '@/lib/deals/summary/rules';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { fieldError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { indianDay } from '@/lib/platform/time/indian-day';
import { ownedBy, scopeFor } from '@/lib/teams/data';
import { HalfYearReport } from '@/models/deals/half-year-report';
import { findReport, type ReportLean, toReportDto } from './data';
import type { ReportDto } from './dto';
import { reportSchema } from './schema';

/** Enters that a report was filed, or corrects what was entered about it. Its file stays unless another one comes. */
export async function saveReport(actor: Actor, request: Request, now = new Date()): Promise<ReportDto> {
  scopeFor(actor, 'export');
  const form = await readMultipart(request, {
    files: { file: { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES } },
    maxFields: 6,
    maxBytes: MAX_DOCUMENT_BYTES + 64 * 1024,
  });
  try {
    const { half, project, filedOn, reference } = reportSchema.parse(form.fields);
    if (filedOn > indianDay(now))
      throw fieldError('invalid', 'filedOn', 'A day in the future cannot be entered');
    if (filedOn < boundsOf(half).first)
      throw fieldError('invalid', 'filedOn', 'A report is filed after its half has begun');
    const key = { issuer: new Types.ObjectId(issuerOf(actor)), half, project };
    const row = (await HalfYearReport.findOneAndUpdate(
      key,
      { $setOnInsert: ownedBy(actor), $set: { filedOn, reference, by: actor.userId, byName: actor.name } },
      { upsert: true, returnDocument: 'after', runValidators: true },
    ).lean<ReportLean>()) as ReportLean;
    const [sent] = form.files;
    if (sent) {
      const file = { ...(await storeDocument(String(row._id), sent.path)), name: sent.name.slice(-120) };
      await HalfYearReport.updateOne({ _id: row._id }, { $set: { file } });
      if (row.file) await removeStoredDocument(row.file.storageKey);
      row.file = file;
    }
    const target = { type: 'filing', id: String(row._id) };
    const details = { half, project, filedOn, reference, ...(sent && { file: true }) };
    await recordAudit({ action: 'filing.write', by: actor, target, details });
    return toReportDto(row);
  } finally {
    await form.dispose();
  }
}

/** The acknowledgement itself. */
export async function openReport(actor: Actor, id: string): Promise<Response> {
  const { file } = await findReport(actor, id);
  if (!file) throw notFound('Document not found');
  await recordAudit({ action: 'document.view', by: actor, target: { type: 'filing', id } });
  return documentResponse(file);
}

/** A member who is erased takes their own reports along; those of a team lose the name. */
export async function eraseReports(userId: string): Promise<void> {
  const own = { owner: userId, team: null };
  for (const { file } of await HalfYearReport.find(own, { file: 1 }).lean())
    if (file) await removeStoredDocument(file.storageKey);
  await HalfYearReport.deleteMany(own);
  await HalfYearReport.updateMany({ owner: userId }, { $set: { owner: null } });
  await HalfYearReport.updateMany({ by: userId }, { $set: { byName: '' }, $unset: { by: 1 } });
}
