import 'server-only';
import type { Types } from 'mongoose';
import { daysBetween } from '@/lib/compliance/certificates/rules';
import { namedBy } from '@/lib/compliance/nominees/data';
import type { AnySession } from '@/lib/platform/auth/types';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { EXPORT_ROWS } from '@/lib/platform/db/personal-data';
import { notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Grievance, type GrievanceRow } from '@/models/compliance/grievance';
import type { GrievanceDto, OwnGrievanceDto } from './dto';

export type GrievanceLean = GrievanceRow & { _id: Types.ObjectId };
const MAX_SHOWN = 200;

export async function findGrievance(id: string): Promise<GrievanceLean> {
  const row = isObjectIdHex(id) ? await Grievance.findById(id).lean<GrievanceLean>() : null;
  if (!row) throw notFound('Grievance not found');
  return row;
}

const toOwn = (row: GrievanceRow): OwnGrievanceDto => ({
  number: row.number,
  about: row.about,
  text: row.text,
  receivedAt: row.receivedAt.toISOString(),
  dueOn: row.dueOn,
  answer: row.answer ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** The register: open grievances first, by due day. */
export async function listGrievances(now = new Date()): Promise<GrievanceDto[]> {
  const today = indianDay(now);
  const rows = await Grievance.find()
    .sort({ answeredAt: 1, dueOn: 1 })
    .limit(MAX_SHOWN)
    .lean<GrievanceLean[]>();
  return Promise.all(
    rows.map(async (row) => ({
      ...toOwn(row),
      id: String(row._id),
      name: row.name,
      email: row.email,
      phone: row.phone,
      language: row.language,
      daysLeft: daysBetween(today, row.dueOn),
      answeredBy: row.answeredBy?.name ?? null,
      nomineeOf: row.about === 'nominee' ? await namedBy(row.email) : [],
    })),
  );
}

/** The caller's grievances, by account, guest or browser. */
export async function listOwnGrievances(
  session: AnySession | null,
  headers: Headers,
): Promise<{ grievances: OwnGrievanceDto[] }> {
  const owner = ownerOf(session, headers);
  if (!owner) return { grievances: [] };
  const rows = await Grievance.find({ owner }).sort({ receivedAt: -1 }).limit(50).lean<GrievanceLean[]>();
  return { grievances: rows.map(toOwn) };
}

export async function exportGrievances(owner: string): Promise<OwnGrievanceDto[]> {
  const rows = await Grievance.find({ owner })
    .sort({ receivedAt: -1 })
    .limit(EXPORT_ROWS)
    .lean<GrievanceLean[]>();
  return rows.map(toOwn);
}
