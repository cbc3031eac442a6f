'use client';

import { Heart, X } from 'lucide-react';
import { dismissProblem } from '@/lib/shortlist/client';
import { useHomes } from './use-homes';

/** Leads to the saved homes, with their number. */
export function ShortlistLink() {
  const { saved, problem } = useHomes();
  const homes = saved.size === 1 ? 'one home' : `${saved.size} homes`;
  return (
    <>
      {problem && <Problem text={problem} />}
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
    </>
  );
}

/** Why the last press on a heart was undone. */
function Problem({ text }: { text: string }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-md border border-line bg-error-soft py-1 pr-1 pl-4 text-ink shadow-lift"
    >
      {text}
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center"
        onClick={dismissProblem}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
