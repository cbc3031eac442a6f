import type { ListKey } from './constants';

export type SavedViewDto = {
  id: string;
  name: string;
  href: string;
  isShared: boolean;
  /** current number of rows of the view */
  count: number;
  /** the reader may remove it */
  isOwn: boolean;
};

/** Tools of an office list besides its rows. */
export type ListToolsDto = {
  list: ListKey;
  views: SavedViewDto[];
  /** may save views for everybody */
  mayShare: boolean;
  /** may export the list */
  mayExport: boolean;
};

/** A list as a document: its name, its filters, and when it was made. */
export type ListDocumentDto = {
  title: string;
  /** the filters in words, or one line saying there are none */
  filters: string[];
  /** the moment, for people */
  made: string;
  headings: string[];
  total: number;
};
