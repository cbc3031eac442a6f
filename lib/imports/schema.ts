import { z } from 'zod';
import { first, pageParam } from '@/lib/platform/browser/list-url';
import { DATE_ORDERS, MAX_COLUMNS } from '@/lib/platform/tabular/constants';
import { DUPLICATE_RULES } from './constants';

/** The second step: which column fills which field, and what happens to those that are there already. */
export const importMappingSchema = z.object({
  mapping: z.array(z.string().max(40)).max(MAX_COLUMNS),
  duplicates: z.enum(DUPLICATE_RULES),
  dateOrder: z.enum(DATE_ORDERS).default('dmy'),
});
export type ImportMappingInput = z.output<typeof importMappingSchema>;

export const importActionSchema = z.object({ action: z.enum(['run', 'cancel', 'undo']) });

/** Which rows of an import the page lists. */
export const ROW_VIEWS = [
  ['wrong', 'Wrong'],
  ['duplicate', 'Already exists'],
  ['new', 'New'],
  ['created', 'Created'],
  ['updated', 'Filled in'],
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
