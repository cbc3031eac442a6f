import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import type { Forestalled } from '@/components/ui/hooks/use-conditional-call';
import { Notice } from './notice';

type Props = {
  forestalled: Forestalled;
  isBusy: boolean;
  /** the wanted action, with the label of the pressed button */
  own: string;
  onKeep: () => void;
  onAgain: () => void;
};

export function EarlierChange({ forestalled, isBusy, own, onKeep, onAgain }: Props) {
  const { t, reply } = useTexts('office/lists');
  return (
    <Notice variant="warning">
      <div className="flex flex-col gap-3" role="alert">
        <p>{t('{message}. Yours was not saved.', { message: reply(forestalled.message) })}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" disabled={isBusy} onClick={onKeep}>
            {forestalled.by
              ? t('Keep {by}’s version', { by: forestalled.by })
              : t('Keep the other person’s version')}
          </Button>
          {!forestalled.isGone && (
            <Button size="sm" variant="danger" disabled={isBusy} onClick={onAgain}>
              {t('{own} anyway', { own })}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}
