import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/format';
import type { DraftChoice } from './use-start';

type ChooserProps = {
  drafts: DraftChoice[];
  /** true when a stored listing is edited */
  isEdit: boolean;
  onGoOn: (draft: DraftChoice) => void;
  onStartAnother: () => void;
};

/** Which draft is meant: there are several, or another window has it open. */
export function DraftChooser({ drafts, isEdit, onGoOn, onStartAnother }: ChooserProps) {
  const t = useText('wizard');
  const whenOf = ({ savedAt, isOpenElsewhere }: DraftChoice) => {
    const when = formatDateTime(savedAt, t.language);
    return isOpenElsewhere ? t('{when} · open in another window', { when }) : when;
  };
  const [only, ...more] = drafts;
  return (
    <section aria-labelledby="drafts-title" className="flex max-w-2xl flex-col gap-4">
      <h2 id="drafts-title" className="text-2xl">
        {only?.isOpenElsewhere && more.length === 0
          ? t('This draft is open in another window')
          : t('Which draft do you want to go on with?')}
      </h2>
      <ul className="flex flex-col">
        {drafts.map((draft) => (
          <li
            key={draft.creationKey}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
          >
            <span className="min-w-0">
              <span className="block font-bold">{draft.values.title || t('Without a title')}</span>
              <span className="text-[0.9375rem] text-ink-soft">{whenOf(draft)}</span>
            </span>
            <Button size="sm" onClick={() => onGoOn(draft)}>
              {t('Go on with this draft')}
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

/** One line above the form, with what can be done about it. */
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
