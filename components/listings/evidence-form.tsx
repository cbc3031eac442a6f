'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import { Options, SelectField } from '@/components/ui/forms/field';
import type { PropertyDto } from '@/lib/listings/dto';
import {
  CHECK_LABELS,
  CHECK_STATE_LABELS,
  CHECK_STATES,
  SOURCE_LABELS,
  SOURCES,
  type Witness,
} from '@/lib/listings/evidence/constants';
import type { EvidenceDto } from '@/lib/listings/evidence/dto';
import { checksOf, SOURCED } from '@/lib/listings/evidence/rules';
import { FIELDS } from '@/lib/listings/fields/rules';
import { api, errorMessage } from '@/lib/platform/browser/api';
import { formatDate } from '@/lib/platform/text/format';

const BY = { agency: 'by us, {date}', lister: 'by the lister, {date}' } as const;

type Props = { property: PropertyDto; isAgency: boolean };

/** Edits a listing's checks: the agency enters its own, the lister those they know of. */
export function EvidenceForm({ property, isAgency }: Props) {
  const { t, label, reply } = useTexts('listings/preview');
  const { label: fieldOf } = useTexts('listings/form');
  const saidOf = (item: { by: Witness; at: string } | undefined): string | undefined =>
    item && t(BY[item.by], { date: formatDate(item.at, t.language) });
  const [evidence, setEvidence] = useState<EvidenceDto>(property.evidence ?? { checks: [], sources: [] });
  const [problem, setProblem] = useState('');
  const say = async (body: object) => {
    setProblem('');
    try {
      const path = `/api/property/${property._id}/evidence`;
      setEvidence((await api<{ data: EvidenceDto }>(path, { method: 'POST', body })).data);
    } catch (error) {
      setProblem(reply(errorMessage(error, t('We couldn’t save this. Please try again.'))));
    }
  };
  const check = (name: string) => evidence.checks.find((check) => check.check === name);
  const source = (name: string) => evidence.sources.find((source) => source.field === name);
  // the lister can read but not change the agency's statements
  const isFixed = (item: { by: Witness } | undefined) => !isAgency && item?.by === 'agency';
  const statesFor = (current: string | undefined) =>
    CHECK_STATES.filter((state) => isAgency || state !== 'seen' || state === current);
  const facts = SOURCED.filter((name) => property[name as keyof PropertyDto] !== undefined);
  return (
    <details className="rounded-md border border-line">
      <summary className="px-5 py-4 font-bold">{t('What was checked')}</summary>
      <div className="flex flex-col gap-5 border-line border-t px-5 py-5">
        <p className="text-ink-soft">
          {isAgency
            ? t('Enter only what someone from the agency has seen or measured.')
            : t('Enter what you know and can prove. The agency adds its own findings.')}
        </p>
        {problem && <Notice variant="error">{problem}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          {checksOf(property).map((name) => (
            <SelectField
              key={name}
              label={label(CHECK_LABELS[name])}
              help={saidOf(check(name))}
              value={check(name)?.state ?? 'not-asked'}
              disabled={isFixed(check(name))}
              onChange={(event) => void say({ check: name, state: event.target.value })}
            >
              <Options
                of={statesFor(check(name)?.state).map((state) => [state, label(CHECK_STATE_LABELS[state])])}
              />
            </SelectField>
          ))}
        </div>
        {isAgency && (
          <div className="grid gap-4 sm:grid-cols-2">
            {facts.map((field) => (
              <SelectField
                key={field}
                label={t('{field}: source', { field: fieldOf(FIELDS[field].label) })}
                help={saidOf(source(field))}
                value={source(field)?.source ?? 'said'}
                onChange={(event) => void say({ field, source: event.target.value })}
              >
                <Options of={SOURCES.map((source) => [source, label(SOURCE_LABELS[source])])} />
              </SelectField>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}
