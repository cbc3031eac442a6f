import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Not found' };

/** Also for what belongs to somebody else: nobody learns which ids exist. */
export default function NotFound() {
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <p className="text-accent">404</p>
      <h1 className="text-4xl">There is nothing at this address</h1>
      <p className="measure text-ink-soft text-lg">
        It may have been removed, or it belongs to another account than the one you are signed in with.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/dashboard/properties">My properties</ButtonLink>
        <ButtonLink href="/properties">Property list</ButtonLink>
      </div>
    </div>
  );
}
