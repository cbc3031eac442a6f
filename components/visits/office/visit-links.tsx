import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';

export function VisitLinks({ mayChangeHours }: { mayChangeHours: boolean }) {
  const { t } = useTexts('visits/office');
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/admin/calendar">
        {t('Calendar')}
      </ButtonLink>
      {mayChangeHours && (
        <ButtonLink size="sm" variant="quiet" href="/admin/settings/showing">
          {t('Visiting hours and days off')}
        </ButtonLink>
      )}
    </>
  );
}
