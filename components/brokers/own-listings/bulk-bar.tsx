'use client';

import { toast } from 'sonner';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { BULK_LABELS } from '@/lib/brokers/bulk/constants';
import type { OwnRow } from '@/lib/brokers/own-listings/dto';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { goTo } from '@/lib/platform/browser/navigation';
import { MAX_ZIPPED, type PrintKind } from '@/lib/prints/files/constants';
import type { TeamMemberDto } from '@/lib/teams/dto';
import type { useBulk } from './use-bulk';

type Props = {
  chosen: readonly OwnRow[];
  bulk: ReturnType<typeof useBulk>;
  onAct: (action: 'confirm' | 'pause' | 'renew') => void;
  onPrice: () => void;
  onClose: () => void;
  onNone: () => void;
  /** team members who can receive listings; empty without a team */
  members: readonly TeamMemberDto[];
  onGive: (to: string) => void;
};

const ZIPPED = [
  ['brochure-2', 'Brochure to print or send (PDF)'],
  ['card-a4', 'Window card, A4 (PDF)'],
  ['card-a5', 'Window card, A5 (PDF)'],
  ['picture', 'WhatsApp picture (JPEG)'],
  ['status', 'Picture for your status (JPEG)'],
] as const satisfies readonly (readonly [PrintKind, string])[];

const AT_ONCE = ['confirm', 'pause', 'renew'] as const;

/** Errors of the last action, placed above the table so that they are seen. */
export function NotChanged({ bulk: { failed, forget } }: Pick<Props, 'bulk'>) {
  const { reply, t } = useTexts('brokers/own-listings');
  if (failed.length === 0) return null;
  return (
    <Notice variant="warning">
      <p className="font-bold">
        {t('{count, plural, one {One listing was not changed} other {# listings were not changed}}', {
          count: failed.length,
        })}
      </p>
      <ul className="list-disc pl-5">
        {failed.map(({ id, title, problem }) => (
          <li key={id}>
            {title}: {reply(problem ?? '')}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" onClick={forget}>
        {t('Close')}
      </Button>
    </Notice>
  );
}

/** One print of each selected listing as a ZIP, without listings that are not public. */
function PrintChosen({ chosen, isBusy }: { chosen: readonly OwnRow[]; isBusy: boolean }) {
  const { t, label, language } = useTexts('brokers/own-listings');
  const shown = chosen.filter(({ status }) => isPublicStatus(status));
  const print = (kind: string) => {
    if (shown.length < chosen.length)
      toast.warning(
        t(
          '{count, plural, one {One of them is not public: it is} other {# of them are not public: they are}} left out',
          {
            count: chosen.length - shown.length,
          },
        ),
      );
    const ids = shown.map(({ _id }) => _id).join(',');
    if (ids) goTo(`/api/property/prints?ids=${ids}&kind=${kind}&lang=${language}`);
  };
  return (
    <Select
      aria-label={t('Print selected listings')}
      value=""
      disabled={isBusy || shown.length > MAX_ZIPPED}
      className="h-10 w-auto! text-note"
      onChange={(event) => print(event.target.value)}
    >
      <option value="">
        {shown.length > MAX_ZIPPED ? t('Print at most {max}', { max: MAX_ZIPPED }) : t('Print (ZIP)')}
      </option>
      <Options of={ZIPPED.map(([kind, name]) => [kind, label(name)])} />
    </Select>
  );
}

export function BulkBar({ chosen, bulk, onAct, onPrice, onClose, onNone, members, onGive }: Props) {
  const { t } = useTexts('brokers/own-listings');
  const { isBusy } = bulk;
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t('Chosen listings')}
      aria-busy={isBusy}
      className="sticky bottom-(--work-bar) z-20 -mx-4 flex flex-wrap items-center gap-2 rounded-t-md border border-line-strong border-b-0 bg-paper px-4 py-3 shadow-lift max-md:flex-nowrap max-md:overflow-x-auto max-md:py-2 max-md:[&>*]:shrink-0"
    >
      <p className="mr-2 font-bold">{t('{count} chosen', { count: chosen.length })}</p>
      {AT_ONCE.map((action) => (
        <Button key={action} size="sm" disabled={isBusy} onClick={() => onAct(action)}>
          {t(BULK_LABELS[action])}
        </Button>
      ))}
      <Button size="sm" disabled={isBusy} onClick={onPrice}>
        {t(BULK_LABELS.price)}
      </Button>
      <Button size="sm" disabled={isBusy} onClick={onClose}>
        {t(BULK_LABELS.close)}
      </Button>
      {members.length > 1 && (
        <Select
          aria-label={t('Assign selected listings to')}
          value=""
          disabled={isBusy}
          className="h-10 w-auto! text-note"
          onChange={(event) => onGive(event.target.value)}
        >
          <option value="">{t(BULK_LABELS.transfer)}</option>
          <Options of={members.map(({ id, name }) => [id, name])} />
        </Select>
      )}
      <PrintChosen chosen={chosen} isBusy={isBusy} />
      <Button size="sm" variant="quiet" onClick={onNone}>
        {t('Choose none')}
      </Button>
    </section>
  );
}
