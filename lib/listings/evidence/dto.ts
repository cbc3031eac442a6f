import type { CheckName, CheckState, Source, Witness } from './constants';

export type CheckDto = { check: CheckName; state: CheckState; by: Witness; at: string };
export type SourceDto = { field: string; source: Source; by: Witness; at: string };

/** A listing's public checks and sources of facts, without names of people. */
export type EvidenceDto = { checks: CheckDto[]; sources: SourceDto[] };

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
