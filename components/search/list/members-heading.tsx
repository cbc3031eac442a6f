import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

/** The heading of the members' list, which guests can only view. */
export function MembersHeading({ isUser }: { isUser: boolean }) {
  const { t } = useTexts('search/members-list');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Heading level={1}>{t('Properties')}</Heading>
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
