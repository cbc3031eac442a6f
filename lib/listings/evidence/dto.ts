import { z } from 'zod';
import {
  CHECK_STATES,
  CHECKS,
  type CheckName,
  type CheckState,
  SOURCES,
  type Source,
  WITNESSES,
  type Witness,
} from './constants';

export const checkDto = z.strictObject({
  check: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  by: z.enum(WITNESSES),
  at: z.string(),
});
export type CheckDto = z.infer<typeof checkDto>;
export const sourceDto = z.strictObject({
  field: z.string(),
  source: z.enum(SOURCES),
  by: z.enum(WITNESSES),
  at: z.string(),
});

/** A listing's public checks and sources of facts, without names of people. */
export const evidenceDto = z.strictObject({ checks: z.array(checkDto), sources: z.array(sourceDto) });
export type EvidenceDto = z.infer<typeof evidenceDto>;

type Stored = { at: Date; by: Witness };

/** A lean row of a listing as a DTO. */
export function toEvidenceDto(row: object): EvidenceDto {
  const stored = row as { checks?: unknown; sources?: unknown };
  const checks = (stored.checks ?? []) as (Stored & { check: CheckName; state: CheckState })[];
  const sources = (stored.sources ?? []) as (Stored & { field: string; source: Source })[];
  return {
    checks: checks.map(({ check, state, by, at }) => ({ check, state, by, at: at.toISOString() })),
    sources: sources.map(({ field, source, by, at }) => ({ field, source, by, at: at.toISOString() })),
  };
}
