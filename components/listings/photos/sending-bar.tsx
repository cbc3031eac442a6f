import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';

type Props = { text: string; part: number; onCancel: () => void };

export function SendingBar({ text, part, onCancel }: Props) {
  const { t } = useTexts('common');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <p className="tabular">
        {text} · {Math.floor(part * 100)} %
      </p>
      <div className="min-w-24 flex-1">
        <ProgressBar value={part} max={1} aria-label={text} />
      </div>
      <Button size="sm" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
