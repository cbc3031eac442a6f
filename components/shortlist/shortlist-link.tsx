'use client';

import { Heart } from 'lucide-react';
import { useHomes } from './use-homes';

/** Leads to the saved homes, with their number. */
export function ShortlistLink() {
  const { saved } = useHomes();
  const homes = saved.size === 1 ? 'one home' : `${saved.size} homes`;
  return (
    <a
      href="/shortlist"
      aria-label={saved.size > 0 ? `My shortlist, ${homes}` : 'My shortlist'}
      className="relative grid size-11 shrink-0 place-items-center rounded-md no-underline hover:bg-sunken lg:order-last"
    >
      <Heart className="size-6" aria-hidden="true" />
      {saved.size > 0 && (
        <span className="absolute top-1 right-0 rounded-md bg-accent px-1 font-bold text-on-accent text-xs tabular">
          {saved.size}
        </span>
      )}
    </a>
  );
}
