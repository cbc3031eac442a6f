import type { ListKey } from './constants';

export type SavedViewDto = {
  id: string;
  name: string;
  href: string;
  isShared: boolean;
  /** current number of rows of the view */
  count: number;
  /** true if the reader can remove it */
  isOwn: boolean;
};

export type ListToolsDto = {
  list: ListKey;
  views: SavedViewDto[];
  /** true if the reader can save shared views */
  mayShare: boolean;
  /** true if the reader can export the list */
  mayExport: boolean;
};

/** A list as a document with its name, filters and date. */
export type ListDocumentDto = {
  title: string;
  /** filters in words, or one line saying that there are none */
  filters: string[];
  /** time of creation, in words */
  made: string;
  headings: string[];
  total: number;
};
