import { formatNumber } from '@/lib/platform/text/format';

type Props = { view: string; total: number; waiting: number };

/** Why the number of unverified listings is another one than that of listings to look at. */
export function WaitingNote({ view, total, waiting }: Props) {
  if (view !== 'unverified' && view !== 'queue') return null;
  return (
    <p className="text-note text-ink-soft">
      {view === 'unverified'
        ? `Unverified (${formatNumber(total)}): public, but nobody of the agency has seen place and papers. Most of them were reviewed and approved. `
        : `To look at (${formatNumber(waiting)}): new, or edited since the last review, whether verified or not. `}
      <a className="link" href={view === 'unverified' ? '?view=queue' : '?view=unverified'}>
        {view === 'unverified'
          ? `Those that wait for a review (${formatNumber(waiting)})`
          : 'Those that are unverified'}
      </a>
    </p>
  );
}
