import type { ReaderSource } from '@/lib/visitors/views/constants';

/** Number of listing views per source. */
export type SourcesDto = {
  views: number;
  /** views without a reported source */
  unknown: number;
  sources: { source: ReaderSource; views: number }[];
  /** owner of the listings; the agency if `id` is absent */
  listers: { id?: string; name: string; listings: number; views: number }[];
  sites: { name: string; views: number }[];
  campaigns: { name: string; views: number }[];
};
