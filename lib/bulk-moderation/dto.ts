import { DECISIONS, type Decision } from '@/lib/moderation/constants';
import type { BulkDecisionRecord } from '@/models/bulk-decision';
import type { BulkOutcome, BulkStatus } from './constants';

export type BulkItemDto = { id: string; title: string; outcome?: BulkOutcome; problem?: string };

/** A bulk decision as the desk sees it. */
export type BulkDto = {
  id: string;
  decision: Decision;
  /** the decision in words */
  label: string;
  reason: string;
  by: string;
  status: BulkStatus;
  handled: number;
  total: number;
  failed: number;
  stopping: boolean;
  message?: string;
  createdAt: string;
  finishedAt?: string;
  items: BulkItemDto[];
};

export function toBulkDto(row: BulkDecisionRecord & { _id: unknown }): BulkDto {
  const items = row.items.map(
    ({ property, title, outcome, problem }): BulkItemDto => ({
      id: String(property),
      title: title || String(property),
      ...(outcome && { outcome: outcome as BulkOutcome }),
      ...(problem && { problem }),
    }),
  );
  return {
    id: String(row._id),
    decision: row.decision as Decision,
    label: DECISIONS.find(([key]) => key === row.decision)?.[1] ?? row.decision,
    reason: row.reason,
    by: row.byName,
    status: row.status as BulkStatus,
    handled: row.cursor,
    total: items.length,
    failed: items.filter(({ outcome }) => outcome === 'failed').length,
    stopping: row.stop,
    ...(row.message && { message: row.message }),
    createdAt: row.createdAt.toISOString(),
    ...(row.finishedAt && { finishedAt: row.finishedAt.toISOString() }),
    items,
  };
}
