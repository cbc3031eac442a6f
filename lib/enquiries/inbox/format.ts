import { type ListParams, listUrl } from '@/lib/platform/text/list-url';
import { ENQUIRIES_PATH } from './constants';
import type { EnquirySearch } from './schema';

/** Direction of an order. By default the queue starts with due enquiries, and other orders start with the newest. */
export const directionOf = ({ by, dir }: Pick<EnquirySearch, 'by' | 'dir'>): 'asc' | 'desc' =>
  dir ?? (by === 'createdAt' ? 'desc' : 'asc');

/** The query string of a list, without defaults. */
export const enquiryParams = ({ by, dir, ...rest }: EnquirySearch): ListParams => ({
  ...rest,
  by: by === 'due' ? undefined : by,
  dir,
});

/** One enquiry, with the list it was opened from. */
export const enquiryHref = (search: EnquirySearch, { _id, at }: { _id: string; at: string }): string =>
  listUrl(`${ENQUIRIES_PATH}/${_id}`, enquiryParams(search), { at });
