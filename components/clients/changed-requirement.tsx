import { useState } from 'react';
import { useTexts } from '#language';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import type { RequirementDto } from '@/lib/clients/requirements/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { chipsFor } from '@/lib/search/format';
import { RequirementForm } from './requirement-form';

/** Each filter is merged by itself. */
type Filters = Record<string, string[] | boolean | undefined> & { nearMisses: boolean };

function filtersOf({ query, nearMisses }: Pick<RequirementDto, 'query' | 'nearMisses'>): Filters {
  const params = new URLSearchParams(storedQuery(parseStored(query)));
  const named = [...new Set(params.keys())].map((name) => [name, params.getAll(name).sort()] as const);
  return { ...Object.fromEntries(named), nearMisses };
}

function queryOf({ nearMisses: _, ...filters }: Filters): string {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(filters))
    for (const value of Array.isArray(values) ? values : []) params.append(name, value);
  return params.toString();
}

type Props = { client: string; requirement: RequirementDto; onDone: () => void };

/** A requirement while it is edited; filters that a colleague changed meanwhile are merged. */
export function ChangedRequirement({ client, requirement, onDone }: Props) {
  const { t, label, reply } = useTexts('clients');
  const words = useTexts('search/applied');
  const [problem, setProblem] = useState('');
  const { save, question } = useMergedRecord<Filters, RequirementDto>({
    record: requirement,
    storedOf: (row) => ({ fields: filtersOf(row), version: row.__v }),
    send: (fields, __v) =>
      api(`/api/clients/${client}/requirements/${requirement.id}`, {
        method: 'PATCH',
        body: { query: queryOf(fields), nearMisses: fields.nearMisses, __v },
      }),
    labelOf: (name) => (name === 'nearMisses' ? t('Near misses too') : t('What the client looks for')),
    shownAs: (name, value) =>
      name === 'nearMisses'
        ? label(value ? 'Yes' : 'No')
        : chipsFor(parseStored(queryOf({ [name]: value as string[], nearMisses: false })), words)
            .map((chip) => chip.label)
            .join(', '),
    onSaved: onDone,
    onProblem: (error) => setProblem(reply(serverMessage(error))),
  });
  return (
    <div className="flex flex-col gap-4">
      {question}
      {problem && <Notice variant="error">{problem}</Notice>}
      <RequirementForm
        query={requirement.query}
        nearMisses={requirement.nearMisses}
        label={t('Save')}
        send={async (input) => {
          setProblem('');
          await save(filtersOf(input));
        }}
      />
    </div>
  );
}
