import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { EmptyState } from '@/components/ui/feedback/notice';
import { TeamForm } from './team-form';

export function NoTeam({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTexts('teams');
  return (
    <>
      <EmptyState title={t('You are not in a team')}>
        <p className="measure text-ink-soft">
          {t(
            'In a team, the people of a firm work on the same listings, leads, clients and deals, each as their role allows. Somebody who was invited opens the link in the mail.',
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
          <Heading level={2}>{t('Make a team')}</Heading>
          <p className="measure text-ink-soft">
            {t(
              'You become its owner. What you have listed and entered so far becomes the team’s, in your name.',
            )}
          </p>
          <TeamForm />
        </section>
      )}
    </>
  );
}
