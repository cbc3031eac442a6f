import type { Metadata } from 'next';
import { NothingHere } from '@/components/layout/nothing-here';
import { SearchForm } from '@/components/property/search-form';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

const WHY =
  'The page may have moved, or the address has a typing error. Search for what you wanted, or start from one of these.';

/** A true 404 that helps on: search, and the places people were likely looking for. */
export default function NotFound() {
  return (
    <NothingHere why={WHY} search={<SearchForm />}>
      <ButtonLink href="/buy">Property for sale</ButtonLink>
      <ButtonLink href="/rent">Property for rent</ButtonLink>
      <ButtonLink href="/services">Services</ButtonLink>
      <ButtonLink look="quiet" href="/">
        Home
      </ButtonLink>
    </NothingHere>
  );
}
