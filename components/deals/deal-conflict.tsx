import { useTexts } from '#language';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import {
  DEAL_DOCUMENTS,
  DEAL_KIND_LABELS,
  type DealDocument,
  type DealKind,
  type DealStage,
  DOCUMENT_STATE_LABELS,
  type DocumentState,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import type { CommissionDto, DealDateDto, PartyDto } from '@/lib/deals/dto';
import { commissionText } from '@/lib/deals/format';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import type { DealConflict as Conflict } from './use-deal';

const LABELS = {
  title: 'Title',
  kind: 'Kind',
  value: 'Value',
  notes: 'Notes',
  stage: 'Stage',
  property: 'Listing',
  parties: 'Parties',
  dates: 'Dates',
  closedOn: 'Day of the registration',
  commission: 'Commission',
} as const;

const isPaper = (name: string) => name.startsWith('paper ');
const paperOf = (name: string) => name.slice('paper '.length) as DealDocument;

function commissionLine(value: CommissionDto): string {
  const splits = value.splits.map(({ name, percent }) => `${name} ${percent} %`);
  // mine is as it was typed: an amount has no `percent` there, and may be "1 lakh"
  const sum = value.percent == null ? String(value.rupees) : commissionText(value);
  return [sum, ...splits].join(', ');
}

/** A field for people. */
function shown(t: Text<'deals'>, name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isPaper(name)) {
    const { state, note } = value as { state: DocumentState; note: string };
    return [t(DOCUMENT_STATE_LABELS[state]), note].filter(Boolean).join(': ');
  }
  switch (name) {
    case 'kind':
      return t(DEAL_KIND_LABELS[value as DealKind]);
    case 'value':
      return value ? formatRupees(Number(value)) : '';
    case 'stage': {
      const { stage, lostNote } = value as { stage: DealStage; lostNote: string };
      return [t(STAGE_LABELS[stage]), lostNote].filter(Boolean).join(': ');
    }
    case 'parties':
      return (value as PartyDto[]).map((party) => party.name || t('erased person')).join(', ');
    case 'dates':
      return (value as DealDateDto[])
        .map(({ day, what }) => `${formatDate(day, t.language)} ${what}`)
        .join(', ');
    case 'closedOn':
      return formatDate(String(value), t.language);
    case 'commission':
      return commissionLine(value as CommissionDto);
    default:
      return String(value);
  }
}

/** What both have changed in a deal. */
export function DealConflict({ conflict, isBusy }: { conflict: Conflict; isBusy: boolean }) {
  const { t } = useTexts('deals');
  const { names, mine, theirs, decide } = conflict;
  const rows = names.map((name) => ({
    label: t(isPaper(name) ? DEAL_DOCUMENTS[paperOf(name)] : LABELS[name as keyof typeof LABELS]),
    mine: shown(t, name, mine[name]),
    theirs: shown(t, name, theirs[name]),
  }));
  return (
    <BothChanged
      rows={rows}
      isBusy={isBusy}
      onKeepMine={() => void decide('mine')}
      onTakeTheirs={() => void decide('theirs')}
    />
  );
}
