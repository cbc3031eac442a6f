import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';

/** Shown above fields prefilled from the last form, with a way to forget them. */
export function RememberedPerson({ isRemembered, forget }: { isRemembered: boolean; forget: () => void }) {
  const { t } = useTexts('common');
  if (!isRemembered) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-note text-ink-soft">
      {t('Filled in from your last form on this browser.')}
      <PlainButton className="link min-h-11" onClick={forget}>
        {t('Forget me here')}
      </PlainButton>
    </p>
  );
}
