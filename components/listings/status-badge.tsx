import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { statusMeaning } from '@/lib/listings/fields/format';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';

type Props = {
  property: Parameters<typeof statusMeaning>[0];
  /** icon of a verified listing, if the page already has it */
  icon?: ReactNode;
};

/** The status. A press shows who checked what and when, in the browser's own popover without script. */
export function StatusBadge({ property, icon }: Props) {
  const id = useId();
  const { t, label } = useTexts('listings/card');
  const { status } = property;
  const meaning = statusMeaning(property, t);
  const isVerified = status === 'verified';
  const badge = (
    <Badge variant={isVerified ? 'verified' : meaning ? 'plain' : 'warning'}>
      {isVerified && (icon ?? <BadgeCheck className="size-4" aria-hidden="true" />)}
      {label(STATUS_LABELS[status])}
    </Badge>
  );
  if (!meaning) return badge;
  return (
    <>
      {/* above the link that covers a card */}
      <PlainButton
        popoverTarget={id}
        className="relative z-10 cursor-help rounded-md underline decoration-dotted underline-offset-4"
      >
        {badge}
        <span className="sr-only">{t(': what this means')}</span>
      </PlainButton>
      <span id={id} popover="auto" role="note" className="status-meaning">
        {meaning}
      </span>
    </>
  );
}
