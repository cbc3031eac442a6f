import { NavSearch } from '@/components/search/box/nav-search';
import { ShortlistLink } from '@/components/shortlists/shortlist-link';

/** Tools in the header of every page, beside the navigation. */
export function HeaderTools() {
  return (
    <>
      <NavSearch />
      <ShortlistLink />
    </>
  );
}
