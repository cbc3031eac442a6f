import type { AuditDto } from '@/lib/platform/audit/dto';

/** An entry in words: a sentence with `{who}` and `{what}`, and what is there. */
export type AuditLineDto = Omit<AuditDto, 'facts'> & {
  sentence: string;
  /** the role in which it was done, in words: "Moderator"; empty for the system */
  roleName: string;
  /** the record by its name, and its page */
  what?: { name: string; href?: string };
};

/** The newest entries about one record; `all` is the address of the rest, for who may read the audit log. */
export type RecordHistoryDto = { lines: AuditLineDto[]; all?: string };
