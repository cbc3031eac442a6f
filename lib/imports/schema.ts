import { z } from 'zod';
import { clientInputSchema } from '@/lib/clients/schema';
import { DATE_ORDERS, MAX_CELL, MAX_COLUMNS } from '@/lib/platform/tabular/constants';
import { first, pageParam } from '@/lib/platform/text/list-url';
import { DUPLICATE_RULES, WINDOW_ROWS } from './constants';
import { MAX_READINGS } from './decisions/constants';

/** The way and the day of a consent; a way requires a day. */
const consentSchema = z.preprocess(
  (given) => ({ ...(given as object), name: 'All', phones: '', email: '', notes: '' }),
  clientInputSchema.transform(({ consentHow, consentDay, consentNote }) => ({
    consentHow,
    consentDay,
    consentNote,
  })),
);

/** The second step, which maps columns to fields and decides about existing records. */
export const importMappingSchema = z.object({
  mapping: z.array(z.string().max(40)).max(MAX_COLUMNS),
  duplicates: z.enum(DUPLICATE_RULES),
  /** absent if the dates of the file show it */
  dateOrder: z.enum(DATE_ORDERS).optional(),
  /** meanings of values by the keys of the import's `readings`; remembered for the next file */
  decisions: z
    .array(z.object({ key: z.string().max(300), meaning: z.string().max(200) }))
    .max(MAX_READINGS)
    .optional(),
  /** consent for all clients in the file */
  consent: consentSchema.optional(),
});
export type ImportMappingInput = z.output<typeof importMappingSchema>;

export const importActionSchema = z.object({ action: z.enum(['run', 'cancel', 'undo']) });

/** Groups of rows that the page can list. */
export const ROW_VIEWS = [
  ['wrong', 'Wrong'],
  ['duplicate', 'Already exists'],
  ['new', 'New'],
  ['created', 'Created'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['skipped', 'Skipped'],
  ['failed', 'Failed'],
  ['undone', 'Undone'],
  ['kept', 'Could not be undone'],
] as const;
export type RowView = (typeof ROW_VIEWS)[number][0];
const views = ROW_VIEWS.map(([view]) => view);

export const importRowsSchema = z.object({
  page: pageParam,
  view: z
    .preprocess(first, z.enum(views as [RowView, ...RowView[]]))
    .optional()
    .catch(undefined),
});

/** A window of rows, for a table that renders only visible rows, from a view or one kind of fault. */
export const rowWindowSchema = z.object({
  view: z.preprocess(first, z.enum(views as [RowView, ...RowView[]])).catch('wrong'),
  fault: z.preprocess(first, z.string().max(120)).optional().catch(undefined),
  from: z.preprocess(first, z.coerce.number().int().min(0)).catch(0),
  limit: z.preprocess(first, z.coerce.number().int().min(1).max(WINDOW_ROWS)).catch(100),
});
export type RowWindow = z.output<typeof rowWindowSchema>;

/** Corrected cells, by row number. */
export const mendedRowsSchema = z.object({
  rows: z
    .array(
      z.object({ row: z.number().int().min(1), cells: z.array(z.string().max(MAX_CELL)).max(MAX_COLUMNS) }),
    )
    .min(1)
    .max(500),
});
export type MendedRows = z.output<typeof mendedRowsSchema>;
