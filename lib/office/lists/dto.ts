import type { ListKey } from './constants';

export type SavedViewDto = {
  id: string;
  name: string;
  href: string;
  isShared: boolean;
  /** rows of the view at this moment */
  count: number;
  /** the reader may remove it */
  isOwn: boolean;
};

/** What a list of the office offers besides its rows. */
export type ListToolsDto = {
  list: ListKey;
  views: SavedViewDto[];
  /** saves views for everybody */
  mayShare: boolean;
  /** takes the list away as a file */
  mayExport: boolean;
};

export type SheetCell = string | number;

/** A list as a document: what it is, of which rows, and when it was made. */
export type ListDocumentDto = {
  title: string;
  /** the filters in words; one line that says there are none */
  filters: string[];
  /** the moment, for people */
  made: string;
  headings: string[];
  total: number;
};
