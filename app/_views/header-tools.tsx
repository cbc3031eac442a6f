import { NavSearch } from '@/components/search/box/nav-search';
import { ShortlistLink } from '@/components/shortlists/shortlist-link';

export function HeaderTools() {
  return (
    <>
      <NavSearch />
      <ShortlistLink />
    </>
  );
}
