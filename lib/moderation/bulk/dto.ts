import type { Decision } from '@/lib/moderation/constants';
import type { SeenReview } from '@/lib/moderation/schema';
import type { BulkChangeDto } from '@/lib/platform/bulk/dto';
import type { BulkOutcome } from './constants';

export type BulkItemDto = { id: string; title: string; outcome?: BulkOutcome; problem?: string };

/** A bulk decision as an admin sees it. */
export type BulkDto = Omit<BulkChangeDto, 'result' | 'at' | 'done'> & {
  decision: Decision;
  reason: string;
  createdAt: string;
  finishedAt?: string;
  /** the first failures */
  problems: BulkItemDto[];
};

/** A found listing with the fields that a decision names. */
export type MatchDto = { id: string; title: string; version: number; review: SeenReview };

export type BulkPreviewDto = {
  /** number of listings */
  total: number;
  /** titles of skipped listings, which have changed since they were viewed */
  leftOut: string[];
  /** number of listings that no longer exist */
  gone: number;
  /** status labels before and after */
  changes: { from: string; to: string; count: number }[];
  mails: { name: string; email: string; listings: number }[];
  /** listings whose owner gets no mail: the agency's, or those of a closed account */
  withoutMail: number;
};
