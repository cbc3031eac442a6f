import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { formatNumber } from '@/lib/format';

type Props = {
  /** what is done, and the things that it is done with */
  words: string;
  things: string;
  handled: number;
  total: number;
  /** where to find it again */
  hint: string;
  message: string | undefined;
  isStopping: boolean;
  /** absent when it cannot be stopped */
  onStop?: () => void;
};

/** Progress of work on the server, which goes on whether this page is open or not. */
export function ProgressPanel({ words, things, handled, total, hint, message, isStopping, onStop }: Props) {
  const done = Math.min(handled, total);
  return (
    <section aria-label="Progress" className="flex max-w-2xl flex-col gap-3">
      <p role="status" className="tabular">
        {words}: {formatNumber(done)} of {formatNumber(total)} {things}
      </p>
      <ProgressBar value={done} max={total || 1} aria-label={words} />
      <p className="text-ink-soft">You can leave this page. The work goes on, and {hint}.</p>
      {message && <Notice variant="care">{message}</Notice>}
      {onStop && (
        <Button className="self-start" size="sm" disabled={isStopping} onClick={onStop}>
          {isStopping ? 'Stopping...' : 'Cancel'}
        </Button>
      )}
    </section>
  );
}
