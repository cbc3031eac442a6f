import { NavSearch, ShortlistLink } from './later-visit';

/** Tools in the header of every page, beside the navigation. */
export function HeaderTools() {
  return (
    <>
      <NavSearch />
      <ShortlistLink />
    </>
  );
}
