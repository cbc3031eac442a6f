import type { ArchiveKind, ArchiveStatus } from '@/lib/imports/archive-files/constants';

/** An archive as its owner sees it. */
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
