import type { ReaderSource } from '@/lib/visitors/views/constants';

/** Number of listing views per source. */
export type SourcesDto = {
  views: number;
  /** views of days and browsers that did not report it */
  unknown: number;
  sources: { source: ReaderSource; views: number }[];
  /** the owner of the listings, or the agency if `id` is absent */
  listers: { id?: string; name: string; listings: number; views: number }[];
  sites: { name: string; views: number }[];
  campaigns: { name: string; views: number }[];
};
