import 'server-only';
import type { Types } from 'mongoose';
import { FIRM } from '@/lib/accounts/certificates/constants';
import { findUsers, mapUserNames } from '@/lib/accounts/users/data';
import { READERS } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { site } from '@/lib/settings/data';
import { Certificate, type CertificateRow } from '@/models/accounts/certificate';
import type { AgentChoice, CertificatesDto } from './dto';
import { daysBetween } from './rules';

export type CertificateLean = CertificateRow & { _id: Types.ObjectId };

/** Office staff, brokers, and team members. */
const MAX_AGENTS = 500;

export async function findCertificate(id: string): Promise<CertificateLean> {
  const row = isObjectIdHex(id) ? await Certificate.findById(id).lean<CertificateLean>() : null;
  if (!row) throw notFound('Certificate not found');
  return row;
}

async function listAgents(): Promise<AgentChoice[]> {
  const meetsBuyers = [
    { role: op.in(['admin', 'broker'] as const), officeRole: op.notIn(READERS) },
    { teamRole: op.in(['owner', 'agent'] as const) },
  ];
  const rows = await findUsers({ deactivatedAt: null, $or: meetsBuyers }, { name: 1 })
    .sort({ name: 1, _id: 1 })
    .limit(MAX_AGENTS);
  return rows.map(({ _id, name }) => ({ id: String(_id), name }));
}

/** All certificates, the earliest expiry first, and the people who meet buyers without one. */
export async function listCertificates(now = new Date()): Promise<CertificatesDto> {
  const today = indianDay(now);
  const [rows, agents, agency] = await Promise.all([
    Certificate.find().sort({ validUntil: 1 }).limit(MAX_AGENTS).lean<CertificateLean[]>(),
    listAgents(),
    site(),
  ]);
  const others = rows.flatMap(({ user }) => (user ? [user] : []));
  const names = await mapUserNames(others);
  const firm = { id: FIRM, name: agency.name };
  const held = new Set(rows.map(({ holder }) => holder));
  return {
    certificates: rows.map((row) => ({
      id: String(row._id),
      holder: row.holder,
      name: row.holder === FIRM ? firm.name : (names.get(row.holder) ?? ''),
      number: row.number,
      validUntil: row.validUntil,
      daysLeft: daysBetween(today, row.validUntil),
      file: row.file ? { name: row.file.name, url: `/api/admin/certificates/${row._id}/document` } : null,
    })),
    without: [firm, ...agents].filter(({ id }) => !held.has(id)),
    choices: [firm, ...agents],
  };
}
