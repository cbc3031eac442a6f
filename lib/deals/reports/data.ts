import 'server-only';
import { Types } from 'mongoose';
import { issuerOf } from '@/lib/deals/invoices/data';
import type { SummaryDto } from '@/lib/deals/summary/dto';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { scopeFor } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/events';
import { HalfYearReport, type HalfYearReportRow } from '@/models/deals/half-year-report';
import type { ProjectReportDto, ReportDto } from './dto';

export type ReportLean = HalfYearReportRow & { _id: Types.ObjectId };

export const toReportDto = (row: ReportLean): ReportDto => ({
  id: String(row._id),
  half: row.half,
  project: row.project,
  filedOn: row.filedOn,
  reference: row.reference,
  by: row.byName,
  file: row.file ? { name: row.file.name, url: `/api/deals/reports/${row._id}/document` } : null,
});

const ofIssuer = (actor: Actor) => ({ issuer: new Types.ObjectId(issuerOf(actor)) });

/** The stored report; those of others and unknown ids reject alike. */
export async function findReport(actor: Actor, id: string): Promise<ReportLean> {
  scopeFor(actor, 'export');
  const row = isObjectIdHex(id)
    ? await HalfYearReport.findOne({ _id: id, ...ofIssuer(actor) }).lean<ReportLean>()
    : null;
  if (!row) throw notFound('Report not found');
  return row;
}

/** The reports of a half, by project. Rejects with 'forbidden' for roles that take nothing along. */
export async function listReports(actor: Actor, half: string): Promise<ReportDto[]> {
  scopeFor(actor, 'export');
  const rows = await HalfYearReport.find({ ...ofIssuer(actor), half })
    .sort({ project: 1 })
    .lean<ReportLean[]>();
  return rows.map(toReportDto);
}

/** All reports about a project, the oldest first. */
export async function listProjectReports(actor: Actor, project: string): Promise<ReportDto[]> {
  const rows = await HalfYearReport.find({ ...ofIssuer(actor), project })
    .sort({ half: 1 })
    .lean<ReportLean[]>();
  return rows.map(toReportDto);
}

/** The projects of a summary, each with its report or the day until which it is expected. */
export async function listProjects(
  actor: Actor,
  { half, rows, due }: SummaryDto,
  now = new Date(),
): Promise<ProjectReportDto[]> {
  const reports = await listReports(actor, half);
  const today = indianDay(now);
  const numbers = [...new Set(rows.flatMap(({ reraNumber }) => reraNumber || []))].sort();
  return numbers.map((project) => {
    const own = rows.filter(({ reraNumber }) => reraNumber === project);
    const report = reports.find((one) => one.project === project) ?? null;
    return {
      project,
      what: own.at(-1)?.what ?? '',
      deals: own.length,
      due,
      report,
      isLate: report === null && due < today,
    };
  });
}

/** For the export of an account. */
export const exportReports = (userId: string) =>
  HalfYearReport.find(
    { owner: userId, team: null },
    { _id: 0, half: 1, project: 1, filedOn: 1, reference: 1, 'file.name': 1 },
  ).lean();

export const SHARED_REPORTS: SharedRecords = { collection: HalfYearReport.collection, names: ['owner'] };
