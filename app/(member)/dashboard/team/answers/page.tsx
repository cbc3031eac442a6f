import { Answerers, RulesForm } from '@/components/enquiries/assignment/rules-form';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadAnswers } from '@/lib/enquiries/assignment/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('enquiries/assignment', 'Who answers');

export default async function AnswersPage() {
  const { t } = await texts('enquiries/assignment');
  const page = await loadAnswers();
  return (
    <DashboardFrame title={t('Who answers')} texts={['enquiries/assignment', 'labels', 'replies']}>
      {page ? (
        <>
          <p className="measure text-ink-soft">
            {t(
              'New leads go in turn to the members of the first matching rule, starting with those whose calendar is free. A lead that isn’t answered in time is handed over.',
            )}
          </p>
          <Answerers answerers={page.answerers} handovers={page.handovers} />
          <RulesForm rules={page.rules} answerers={page.answerers} mayEdit={page.mayEdit} />
        </>
      ) : (
        <p>{t('You’re not in a team. These rules are for teams.')}</p>
      )}
    </DashboardFrame>
  );
}
