import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from './notice';
import { ProgressBar } from './progress-bar';

type Props = {
  /** description of the work */
  words: string;
  status: string;
  handled: number;
  total: number;
  /** hint that the person can leave the page, and where to find the work again */
  hint: string;
  message: string | undefined;
  isStopping: boolean;
  onStop?: () => void;
};

/** Progress of work on the server, which continues even if this page is closed. */
export function ProgressPanel({ words, status, handled, total, hint, message, isStopping, onStop }: Props) {
  const { t } = useTexts('common');
  const done = Math.min(handled, total);
  return (
    <section aria-label={t('Progress')} className="flex max-w-2xl flex-col gap-3">
      <p role="status" className="tabular">
        {status}
      </p>
      <ProgressBar value={done} max={total || 1} aria-label={words} />
      <p className="text-ink-soft">{hint}</p>
      {message && <Notice variant="warning">{message}</Notice>}
      {onStop && (
        <Button className="self-start" size="sm" disabled={isStopping} onClick={onStop}>
          {isStopping ? t('Stopping...') : t('Cancel')}
        </Button>
      )}
    </section>
  );
}
