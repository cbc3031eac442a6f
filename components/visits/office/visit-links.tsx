import { ButtonLink } from '@/components/ui/actions/button';

export function VisitLinks({ mayChangeHours }: { mayChangeHours: boolean }) {
  return (
    <>
      <ButtonLink size="sm" variant="quiet" href="/admin/calendar">
        Calendar
      </ButtonLink>
      {mayChangeHours && (
        <ButtonLink size="sm" variant="quiet" href="/admin/settings/showing">
          Hours and days without visits
        </ButtonLink>
      )}
    </>
  );
}
