import type { PropertyStatus } from '@/lib/listings/vocabulary/constants';

type Facts = { price: number; status: PropertyStatus };

/** What became of one listing. `problem` is why nothing was changed. */
export type BulkResult = {
  id: string;
  title: string;
  problem?: string;
  /** the version after the change, with what was there before it */
  __v?: number;
  before?: Facts;
  after?: Facts;
};
