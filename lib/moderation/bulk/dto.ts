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
  /** present while it can be undone */
  undoUntil?: string;
  items: BulkItemDto[];
};

/** What a bulk decision would do. */
export type BulkPreviewDto = {
  /** how many listings it is about */
  total: number;
  /** titles of those that were changed since they were looked at, and stay as they are */
  leftOut: string[];
  /** how many are not there any more */
  gone: number;
  /** labels of the status before and after */
  changes: { from: string; to: string; count: number }[];
  mails: { name: string; email: string; listings: number }[];
  /** listings whose owner gets no mail: the agency's, or those of a closed account */
  withoutMail: number;
};
