import type { ArchiveRecord } from '@/models/imports/archive';
import type { ArchiveKind, ArchiveStatus } from './constants';

/** A file with everything, as its person sees it. */
export type ArchiveDto = {
  id: string;
  kind: ArchiveKind;
  status: ArchiveStatus;
  fileName: string;
  /** files packed or records read, of `total` */
  handled: number;
  total: number;
  bytes: number;
  counts: { name: string; count: number }[];
  notes: string[];
  stopping: boolean;
  message?: string;
  createdAt: string;
  expiresAt: string;
};

export const toArchiveDto = (row: ArchiveRecord & { _id: unknown }): ArchiveDto => ({
  id: String(row._id),
  kind: row.kind,
  status: row.status,
  fileName: row.fileName,
  handled: row.cursor,
  total: row.total,
  bytes: row.bytes,
  counts: Object.entries(row.counts as Record<string, number>).map(([name, count]) => ({ name, count })),
  notes: row.notes,
  stopping: row.stop,
  ...(row.message && { message: row.message }),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
