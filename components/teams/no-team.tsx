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
            'In a team, people of one firm work on the same listings, leads, clients and deals, each within their role. If you were invited, open the link in the email.',
          )}
        </p>
        {!mayCreate && (
          <p className="measure text-ink-soft">
            {t('Brokers can make a team. Your account is not a broker’s.')}
          </p>
        )}
      </EmptyState>
      {mayCreate && (
        <section className="flex flex-col gap-4">
          <Heading level={2}>{t('Create a team')}</Heading>
          <p className="measure text-ink-soft">
            {t(
              'You become its owner. What you’ve listed and entered so far becomes the team’s, in your name.',
            )}
          </p>
          <TeamForm />
        </section>
      )}
    </>
  );
}
