import { z } from 'zod';
import { withLatinDigits } from '@/lib/platform/language/digits';
import { parseTypedDay } from '@/lib/platform/time/typed-day';

export type SearchParams = Record<string, string | string[] | undefined>;

export type ListParams = Record<string, string | number | readonly (string | number)[] | undefined>;

/** The address of the same list with some parameters changed. Omits empty ones and page 1, and joins several values as `a,b`. */
export function listUrl(path: string, params: ListParams, change: ListParams = {}): string {
  const all = Object.entries({ ...params, ...change }).filter(
    ([key, value]) => value !== undefined && value !== '' && !(key === 'page' && Number(value) === 1),
  );
  const query = new URLSearchParams(all.map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query.replaceAll('%2C', ',')}` : path;
}

/** The values of a list's form: its filters from page 1. Joins checkboxes with one name as `a,b`. */
export function formFilters(form: HTMLFormElement): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    filled[name] = name in filled ? `${filled[name]},${value.trim()}` : value.trim();
  }
  return filled;
}

/** The same as an address of the list. */
export const formUrl = (path: string, form: HTMLFormElement): string => listUrl(path, formFilters(form));

/** The first of repeated values, because a manipulated address must not lead to an error page. */
export const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);

/** The same for a number or day typed in either script. */
export const firstFigure = (value: unknown) => withLatinDigits(first(value));

export const pageParam = z.preprocess(firstFigure, z.coerce.number().int().min(1).max(1_000_000)).catch(1);
export const textParam = z.preprocess(first, z.string().trim().min(1).max(120)).optional().catch(undefined);
/** A moment, such as 2026-11-21T08:30:00.000Z, after which changes are listed. */
export const sinceParam = z
  .preprocess(first, z.iso.datetime({ offset: true }))
  .optional()
  .catch(undefined);
/** A day as typed, which a form sends without a script. In the address it is 2026-11-21. */
export const firstDay = (value: unknown) => parseTypedDay(String(first(value) ?? ''));

/** An Indian day, such as 2026-11-21. */
export const dayParam = z.preprocess(firstDay, z.iso.date()).optional().catch(undefined);
export const dirParam = z.preprocess(first, z.enum(['asc', 'desc'])).catch('desc');

/** Rows per page of an office list, if not the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

const MAX_CHOSEN_COLUMNS = 40;

/** A table column's name in the address, such as `last-login` for `Last login`. */
export const columnKey = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Parameters of every list besides its own filters: page, rows per page and visible columns. */
export const listFields = {
  page: pageParam,
  size: z
    .preprocess(first, z.coerce.number().pipe(z.literal(PAGE_SIZES)))
    .optional()
    .catch(undefined),
  columns: z
    .preprocess(
      (value) => [value ?? []].flat().flatMap((part) => String(part).split(',').map(columnKey)),
      z.array(z.string()).max(MAX_CHOSEN_COLUMNS),
    )
    .transform((keys) => keys.filter(Boolean))
    .transform((keys) => (keys.length > 0 ? keys : undefined))
    .optional()
    .catch(undefined),
};

/** The query string of a list sorted only by time, newest first by default. */
export const timeListSchema = z.object({
  ...listFields,
  by: z.literal('createdAt').catch('createdAt'),
  dir: dirParam,
});
export type TimeList = z.infer<typeof timeListSchema>;

/** Sort order of such a list. Rows with equal times keep their order across pages. */
export const byTime = ({ dir }: Pick<TimeList, 'dir'>): Record<string, 1 | -1> =>
  dir === 'asc' ? { createdAt: 1, _id: 1 } : { createdAt: -1, _id: -1 };

/** Number of pages that a pager shows from the current page on. */
export const PAGE_WINDOW = 5;

export type Page<T> = { rows: T[]; total: number; page: number; pages: number };

/** The first row of a page. A page beyond the end becomes the last one. */
export function pageOf(total: number, wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(wanted, pages);
  return { page, pages, skip: (page - 1) * size };
}

/** A list's address for its table's choice of columns. */
export type ListView = { path: string; search: ListParams };

export type Sort = {
  by: string;
  dir: 'asc' | 'desc';
  hrefFor: (by: string, dir: 'asc' | 'desc') => string;
  view?: ListView;
};

/** The sort links of a table head. Each order has an address and starts at page 1. */
export function sortLinks(path: string, search: ListParams & { by: string; dir: 'asc' | 'desc' }): Sort {
  return {
    by: search.by,
    dir: search.dir,
    hrefFor: (by, dir) => listUrl(path, search, { by, dir, page: 1 }),
    view: { path, search },
  };
}
