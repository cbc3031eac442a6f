'use client';

import { useTexts } from '#language';
import { Badge } from '@/components/ui/feedback/badge';
import { Input, Select } from '@/components/ui/forms/control';
import {
  DEAL_DOCUMENTS,
  DOCUMENT_STATE_LABELS,
  DOCUMENT_STATES,
  type DocumentState,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import type { DealDocumentDto, DealDto } from '@/lib/deals/dto';
import { papersText } from '@/lib/deals/format';
import { countDocuments } from '@/lib/deals/rules';
import { DealPart } from './deal-part';
import type { SaveDeal } from './use-deal';

type RowProps = {
  paper: DealDocumentDto;
  onChange: (change: { state: DocumentState; note: string }) => void;
};

function Paper({ paper: { key, stage, state, note, isLate }, onChange }: RowProps) {
  const { t } = useTexts('deals');
  const label = t(DEAL_DOCUMENTS[key]);
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-line border-b py-1.5 sm:grid-cols-[1fr_9rem_minmax(10rem,1fr)]">
      <span>
        {label}{' '}
        <span className="text-note text-ink-soft">
          {t('by {stage}', { stage: t(STAGE_LABELS[stage]).toLowerCase() })}
        </span>{' '}
        {isLate && <Badge variant="warning">{t('late')}</Badge>}
      </span>
      <Select
        aria-label={t('{label}: state', { label })}
        value={state}
        onChange={(event) => onChange({ state: event.currentTarget.value as DocumentState, note })}
        className="h-10 px-2! text-note w-auto!"
      >
        {DOCUMENT_STATES.map((state) => (
          <option key={state} value={state}>
            {t(DOCUMENT_STATE_LABELS[state])}
          </option>
        ))}
      </Select>
      <Input
        key={`${key}:${note}`}
        aria-label={t('{label}: note', { label })}
        placeholder={t('Note')}
        defaultValue={note}
        maxLength={300}
        onBlur={(event) =>
          event.currentTarget.value !== note && onChange({ state, note: event.currentTarget.value })
        }
        className="h-10 min-w-0 px-2! text-note"
      />
    </li>
  );
}

/** The papers that this kind of deal needs. */
export function DealPapers({ deal, save }: { deal: DealDto; save: SaveDeal }) {
  const { t } = useTexts('deals');
  const { documents } = deal;
  return (
    <DealPart title={t('Papers')} note={papersText(t, countDocuments(documents))}>
      <ul className="flex flex-col">
        {documents.map((paper) => (
          <Paper
            key={paper.key}
            paper={paper}
            onChange={(change) =>
              void save(
                { documents: [{ key: paper.key, ...change }] },
                {
                  documents: documents.map((document) =>
                    document.key === paper.key ? { ...document, ...change } : document,
                  ),
                },
              )
            }
          />
        ))}
      </ul>
    </DealPart>
  );
}
