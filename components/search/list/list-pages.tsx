import { Pagination } from '@/components/ui/lists/pagination';
import { searchPath } from '@/lib/search/rules';
import type { PropertySearch } from '@/lib/search/schema';

type Props = { search: PropertySearch; page: number; pages: number };

/** The pages of a list, keeping all filters. */
export const ListPages = ({ search, page, pages }: Props) => (
  <Pagination page={page} pages={pages} hrefFor={(other) => searchPath({ ...search, page: other })} />
);
