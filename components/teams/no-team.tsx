import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { TeamForm } from './team-form';

export function NoTeam({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTexts('teams');
  return (
    <>
      <EmptyState title={t('You’re not in a team')}>
        <p className="measure text-ink-soft">
          {t(
            'In a team, people from one firm work on the same listings, leads, clients and deals, each with their own role. If you were invited, open the link in the email.',
          )}
        </p>
        {!mayCreate && (
          <p className="measure text-ink-soft">
            {t('Only brokers can create a team. Your account isn’t a broker’s.')}
          </p>
        )}
      </EmptyState>
      {mayCreate && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('Create a team')}</Heading>
          <p className="measure text-ink-soft">
            {t(
              'You become its owner. Everything you’ve listed and entered so far becomes the team’s, in your name.',
            )}
          </p>
          <TeamForm />
        </section>
      )}
    </>
  );
}
