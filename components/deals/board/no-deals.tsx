import { useTexts } from '#language';
import { EmptyState } from '@/components/ui/feedback/notice';

/** What the board is for, before the first deal. */
export function NoDeals() {
  const { t } = useTexts('deals');
  return (
    <EmptyState title={t('No deal yet')}>
      <p className="measure text-ink-soft">
        {t(
          'A deal follows one buyer and one property from the first enquiry to the registration: papers, dates with reminders, and the commission. Start it from a listing, or with a title.',
        )}
      </p>
    </EmptyState>
  );
}
