import { useTexts } from '#language';
import { EmptyState } from '@/components/ui/feedback/notice';

export function NoClients() {
  const { t } = useTexts('clients');
  return (
    <EmptyState title={t('No clients yet')}>
      <p className="measure text-ink-soft">
        {t(
          'Add somebody who looks for a home, or bring your address book as CSV or vCard. Note what they look for: every listing that fits is shown here at once, with the reason.',
        )}
      </p>
    </EmptyState>
  );
}
