import type { AuditDto } from '@/lib/platform/audit/dto';

/** An entry as a sentence with `{who}` and `{what}`, and their values. */
export type AuditLineDto = Omit<AuditDto, 'facts'> & {
  sentence: string;
  /** actor's role in words, such as "Moderator"; empty for the system */
  roleName: string;
  /** the record's name and page */
  what?: { name: string; href?: string };
};

/** The newest entries about one record. `all` is the address of the rest, for readers of the audit log. */
export type RecordHistoryDto = { lines: AuditLineDto[]; all?: string };
