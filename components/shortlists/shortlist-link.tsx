'use client';

import { Heart, X } from 'lucide-react';
import { useTexts } from '#language';
import { IconButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { dismissProblem } from '@/lib/shortlists/client';
import { useHomes } from './use-homes';

export function ShortlistLink() {
  const { saved, problem } = useHomes();
  const { t, reply } = useTexts('shell');
  return (
    <>
      {problem && (
        <div
          role="alert"
          className="fixed inset-x-4 bottom-[calc(1rem+var(--work-bar))] z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-md border border-line bg-error-soft py-1 pr-1 pl-4 text-ink shadow-lift"
        >
          {reply(problem)}
          <IconButton label={t('Close')} onClick={dismissProblem}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <Link
        href="/shortlist"
        aria-label={
          saved.size > 0
            ? t('My shortlist, {count, plural, one {# home} other {# homes}}', { count: saved.size })
            : t('My shortlist')
        }
        className="relative grid size-11 shrink-0 place-items-center rounded-md no-underline hover:bg-sunken"
      >
        <Heart className="size-6" aria-hidden="true" />
        {saved.size > 0 && (
          <span className="absolute top-1 right-0 rounded-md bg-accent px-1 font-bold text-on-accent text-xs tabular">
            {saved.size}
          </span>
        )}
      </Link>
    </>
  );
}
