import type { ListKey } from './constants';

export type SavedViewDto = {
  id: string;
  name: string;
  href: string;
  isShared: boolean;
  /** current number of rows of the view */
  count: number;
  /** true if the reader may remove it */
  isOwn: boolean;
};

export type ListToolsDto = {
  list: ListKey;
  views: SavedViewDto[];
  /** true if the reader may save shared views */
  mayShare: boolean;
  /** true if the reader may export the list */
  mayExport: boolean;
};

/** A list as a document with its name, filters and date. */
export type ListDocumentDto = {
  title: string;
  /** the filters in words, or one line saying there are none */
  filters: string[];
  /** the time of creation, in words */
  made: string;
  headings: string[];
  total: number;
};
