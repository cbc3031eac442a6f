import type { Metadata } from 'next';
import { SearchForm } from '@/components/property/search-form';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Property not found', robots: { index: false } };

/** Seed §8: 'Property not found', as a true 404. */
export default function PropertyNotFound() {
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <h1 className="text-4xl">Property not found</h1>
      <p className="measure text-ink-soft text-lg">
        It may have been taken down by its owner, or the link was cut short. Similar properties are easy to
        find.
      </p>
      <SearchForm />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy">Property for sale</ButtonLink>
        <ButtonLink href="/rent">Property for rent</ButtonLink>
      </div>
    </div>
  );
}
