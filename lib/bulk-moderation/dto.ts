import type { Decision } from '@/lib/moderation/constants';
import type { BulkOutcome, BulkStatus } from './constants';

export type BulkItemDto = { id: string; title: string; outcome?: BulkOutcome; problem?: string };

/** A bulk decision as an admin sees it. */
export type BulkDto = {
  id: string;
  decision: Decision;
  /** the label of the decision */
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
