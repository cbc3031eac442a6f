import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button';

/** Of the members' list; guests only look. */
export function MembersHeading({ isUser }: { isUser: boolean }) {
  const t = useText('membersList');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl sm:text-4xl">{t('Properties')}</h1>
      {isUser && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard/properties">{t('My properties')}</ButtonLink>
          <ButtonLink href="/properties/new" variant="primary">
            {t('Add New Property')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
