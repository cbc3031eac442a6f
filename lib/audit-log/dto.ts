import type { AuditDto } from '@/lib/audit/dto';

/** An entry in words: a sentence with `{who}` and `{what}`, and what stands there. */
export type AuditLineDto = AuditDto & {
  sentence: string;
  /** the record by its name, and its page */
  what?: { name: string; href?: string };
};
