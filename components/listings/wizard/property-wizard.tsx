'use client';

import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { DraftChooser } from './draft-notices';
import { useStart } from './use-start';
import { WizardView } from './wizard-view';

type Props = {
  /** owner of the draft */
  person: string;
  /** the listing to edit; absent to add one */
  id?: string;
  statuses: readonly PropertyStatus[];
};

/** The form of docs/spec/listing.md#property-form. Rendered only in the browser, which may hold a draft. */
export function PropertyWizard({ person, id, statuses }: Props) {
  const { t } = useTexts('listings/wizard');
  const { phase, goOn, startAnother, startAfresh, undo } = useStart(person, id);
  if (phase.name === 'failed') return <Notice variant="error">{t('Property not found')}</Notice>;
  if (phase.name === 'loading') return <p role="status">{t('Loading...')}</p>;
  if (phase.name === 'choose')
    return (
      <DraftChooser
        drafts={phase.drafts}
        isEdit={id !== undefined}
        onGoOn={goOn}
        onStartAnother={startAnother}
      />
    );
  const { start, aside } = phase;
  return (
    <WizardView
      key={`${start.creationKey}:${start.draft?.rev ?? 'new'}`}
      start={start}
      statuses={statuses}
      onGoOn={goOn}
      onStartAnother={startAnother}
      onStartAfresh={startAfresh}
      onUndo={aside && (() => undo(aside))}
    />
  );
}
