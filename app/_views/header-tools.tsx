import { NavSearch } from '@/components/search/box/nav-search';
import { ShortlistLink } from '@/components/shortlists/shortlist-link';

/** What the header of every page offers beside the navigation. */
export function HeaderTools() {
  return (
    <>
      <NavSearch />
      <ShortlistLink />
    </>
  );
}
