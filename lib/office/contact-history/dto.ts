import type { ContactDto } from '@/lib/contacts/dto';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import type { AuditDto } from '@/lib/platform/audit/dto';

/** The import row of a contact, by the row's id, while rows are kept. */
export type ImportOrigin = { id: string; fileName: string; by: string; at: string; row: number };

export type MergeDto = {
  id: string;
  at: string;
  by: string;
  kept: ContactDto;
  gone: ContactDto;
  undone?: { at: string; by: string };
  /** the contact has not changed since */
  undoable: boolean;
};

export type ContactPast = {
  merges: MergeDto[];
  entries: AuditDto[];
  notes: ContactNoteDto[];
  origin?: ImportOrigin;
};
