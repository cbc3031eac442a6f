import { Button } from '@/components/ui/actions/button';
import type { Forestalled } from '@/components/ui/hooks/use-conditional-call';
import { Notice } from './notice';

type Props = {
  forestalled: Forestalled;
  isBusy: boolean;
  /** the wanted action, as on the button that was pressed */
  own: string;
  onKeep: () => void;
  onAgain: () => void;
};

export function EarlierChange({ forestalled, isBusy, own, onKeep, onAgain }: Props) {
  return (
    <Notice variant="warning">
      <div className="flex flex-col gap-3" role="alert">
        <p>{forestalled.message}. Yours was not saved.</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" disabled={isBusy} onClick={onKeep}>
            Keep what {forestalled.by} did
          </Button>
          {!forestalled.isGone && (
            <Button size="sm" variant="danger" disabled={isBusy} onClick={onAgain}>
              {own} all the same
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}
