import type { ReaderSource } from '@/lib/visitors/views/constants';

/** How many views of listings came from where. */
export type SourcesDto = {
  views: number;
  /** of days and browsers that did not say it */
  unknown: number;
  sources: { source: ReaderSource; views: number }[];
  /** in whose name the listings are; without an id: the agency's */
  listers: { id?: string; name: string; listings: number; views: number }[];
  sites: { name: string; views: number }[];
  campaigns: { name: string; views: number }[];
};
