'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { Input, Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import {
  DOCUMENT_STATE_LABELS,
  DOCUMENT_STATES,
  type DocumentState,
  STAGE_LABELS,
} from '@/lib/deals/constants';
import type { DealDocumentDto, DealDto } from '@/lib/deals/dto';
import { papersText } from '@/lib/deals/format';
import { DEAL_DOCUMENTS } from '@/lib/deals/papers.constants';
import { countDocuments } from '@/lib/deals/rules';
import { DealPart } from './deal-part';
import type { PutDraft } from './use-drafts';

type Change = { state: DocumentState; note: string };
type RowProps = { paper: DealDocumentDto; isChanged: boolean; onChange: (change: Change) => void };

function Paper({ paper: { key, stage, state, note, isLate }, isChanged, onChange }: RowProps) {
  const { t } = useTexts('deals');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = t(DEAL_DOCUMENTS[key]);
  return (
    <li className="border-line border-b">
      <PlainButton
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-md py-1.5 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          {label}{' '}
          <span className="text-note text-ink-soft">
            {t('by {stage}', { stage: t(STAGE_LABELS[stage]).toLowerCase() })}
          </span>{' '}
          {isLate && <Badge variant="warning">{t('late')}</Badge>}
          {note && !isOpen && <span className="block truncate text-ink-soft text-note">{note}</span>}
        </span>
        <span className={isChanged ? 'font-bold text-note' : 'text-ink-soft text-note'}>
          {t(DOCUMENT_STATE_LABELS[state])}
        </span>
        <ChevronDown className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </PlainButton>
      {isOpen && (
        <div id={id} className="flex flex-wrap gap-3 pb-3">
          <Select
            aria-label={t('{label}: state', { label })}
            value={state}
            onChange={(event) => onChange({ state: event.currentTarget.value as DocumentState, note })}
            className="h-11 w-44! px-2! text-note"
          >
            <Options of={DOCUMENT_STATES.map((one) => [one, t(DOCUMENT_STATE_LABELS[one])])} />
          </Select>
          <Input
            aria-label={t('{label}: note', { label })}
            placeholder={t('Note')}
            value={note}
            maxLength={300}
            onChange={(event) => onChange({ state, note: event.currentTarget.value })}
            className="h-11 min-w-40 flex-1 px-2! text-note"
          />
        </div>
      )}
    </li>
  );
}

/** Papers as expandable rows, saved together with the rest of the page. */
export function DealPapers({ deal, put }: { deal: DealDto; put: PutDraft }) {
  const { t } = useTexts('deals');
  const [changed, setChanged] = useState<Partial<Record<DealDocumentDto['key'], Change>>>({});
  const documents = deal.documents.map((document) => ({ ...document, ...changed[document.key] }));
  useEffect(() => {
    const changes = Object.entries(changed).map(([key, change]) => ({ key, ...change }));
    if (changes.length === 0) return put('papers', undefined);
    put('papers', { read: async () => ({ documents: changes }), done: () => setChanged({}) });
  }, [changed, put]);
  return (
    <DealPart title={t('Papers')} note={papersText(t, countDocuments(documents))}>
      <ul className="flex flex-col">
        {documents.map((paper) => (
          <Paper
            key={paper.key}
            paper={paper}
            isChanged={changed[paper.key] !== undefined}
            onChange={(change) => setChanged((before) => ({ ...before, [paper.key]: change }))}
          />
        ))}
      </ul>
    </DealPart>
  );
}
