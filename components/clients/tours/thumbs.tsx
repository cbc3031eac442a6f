import { CircleHelp, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTexts } from '#language';
import { ChoiceChip } from '@/components/ui/actions/button';
import { VISIT_VERDICTS, type VisitVerdict } from '@/lib/visits/constants';

const ICONS = { yes: ThumbsUp, maybe: CircleHelp, no: ThumbsDown } as const satisfies Record<
  VisitVerdict,
  unknown
>;

type Props = {
  title: string;
  verdict: VisitVerdict | null;
  isBusy?: boolean;
  isLarge?: boolean;
  onChoose: (verdict: VisitVerdict) => void;
};

export function Thumbs({ title, verdict, isBusy = false, isLarge = false, onChoose }: Props) {
  const { t } = useTexts('clients/tour-link');
  const labels = { yes: t('We like it'), maybe: t('Not sure'), no: t('Not this one') };
  return (
    <fieldset className={isLarge ? 'grid grid-cols-3 gap-2' : 'flex flex-wrap gap-1'}>
      <legend className="sr-only">{title}</legend>
      {VISIT_VERDICTS.map((one) => {
        const Icon = ICONS[one];
        return (
          <ChoiceChip
            key={one}
            isChosen={verdict === one}
            disabled={isBusy}
            className={isLarge ? 'flex min-h-20 flex-col items-center justify-center gap-1' : 'px-3'}
            aria-label={isLarge ? undefined : `${labels[one]}: ${title}`}
            onClick={() => onChoose(one)}
          >
            <Icon className={isLarge ? 'size-8' : 'size-5'} aria-hidden="true" />
            {isLarge && labels[one]}
          </ChoiceChip>
        );
      })}
    </fieldset>
  );
}
