import type { Metadata } from 'next';
import { SearchForm } from '@/components/property/search-form';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/** A true 404 that helps on: search, and the places people were likely looking for. */
export default function NotFound() {
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <p className="text-accent">404</p>
      <h1 className="text-4xl">There is nothing at this address</h1>
      <p className="measure text-ink-soft text-lg">
        The page may have moved, or the address has a typing error. Search for what you wanted, or start from
        one of these.
      </p>
      <SearchForm />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">Property for sale</ButtonLink>
        <ButtonLink href="/rent">Property for rent</ButtonLink>
        <ButtonLink href="/services">Services</ButtonLink>
        <ButtonLink look="quiet" href="/">
          Home
        </ButtonLink>
      </div>
    </div>
  );
}
