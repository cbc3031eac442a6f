import { z } from 'zod';
import { CHECK_STATES, CHECKS, SOURCES } from './constants';
import { SOURCED } from './rules';

/** The new state or source of one check or fact. */
export const evidenceSchema = z.union([
  z.strictObject({ check: z.enum(CHECKS), state: z.enum(CHECK_STATES) }),
  z.strictObject({ field: z.enum(SOURCED as [string, ...string[]]), source: z.enum(SOURCES) }),
]);
export type EvidenceInput = z.output<typeof evidenceSchema>;
