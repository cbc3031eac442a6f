import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { formatDateTime } from '@/lib/platform/text/format';
import type { DraftChoice } from './use-start';

type ChooserProps = {
  drafts: DraftChoice[];
  isEdit: boolean;
  onGoOn: (draft: DraftChoice) => void;
  onStartAnother: () => void;
};

/** Asks which draft to continue if there are several, or if another window has it open. */
export function DraftChooser({ drafts, isEdit, onGoOn, onStartAnother }: ChooserProps) {
  const { t } = useTexts('listings/wizard');
  const whenOf = ({ savedAt, isOpenElsewhere }: DraftChoice) => {
    const when = formatDateTime(savedAt, t.language);
    return isOpenElsewhere ? t('{when} · open in another window', { when }) : when;
  };
  const [only, ...more] = drafts;
  return (
    <section aria-labelledby="drafts-title" className="flex max-w-2xl flex-col gap-4">
      <Heading level={2} id="drafts-title">
        {only?.isOpenElsewhere && more.length === 0
          ? t('This draft is open in another window')
          : t('Which draft do you want to continue?')}
      </Heading>
      <ul className="flex flex-col">
        {drafts.map((draft) => (
          <li
            key={draft.creationKey}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <span className="min-w-0">
              <span className="block font-bold">{draft.values.title || t('Without a title')}</span>
              <span className="text-note text-ink-soft">{whenOf(draft)}</span>
            </span>
            <Button size="sm" onClick={() => onGoOn(draft)}>
              {t('Continue with this draft')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="primary" className="self-start" onClick={onStartAnother}>
        {isEdit ? t('Start from the stored listing') : t('Start another')}
      </Button>
    </section>
  );
}

type NoticeProps = { text: string; actions: { label: string; run: () => void }[] };

export function DraftNotice({ text, actions }: NoticeProps) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{text}</p>
        <div className="flex flex-wrap gap-2">
          {actions.map(({ label, run }) => (
            <Button key={label} size="sm" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  );
}
