import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';

type Facts = { price: number; status: PropertyStatus };

/** The result for one listing. `problem` is the reason why nothing was changed. */
export type BulkResult = {
  id: string;
  title: string;
  problem?: string;
  /** the version after the change, with the previous values */
  __v?: number;
  before?: Facts;
  after?: Facts;
};
