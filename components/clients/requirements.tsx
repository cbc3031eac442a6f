'use client';

import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import type { RequirementDto } from '@/lib/clients/requirements/dto';
import { api, serverMessage } from '@/lib/platform/browser/api';
import { chipsFor } from '@/lib/search/format';
import { RequirementForm } from './requirement-form';
import { useClientCall } from './use-client-call';

/** A requirement's filters, each merged separately. */
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

/** Edits a requirement and merges filters that a colleague has changed. */
function ChangedRequirement({ client, requirement, onDone }: Props) {
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
    labelOf: (name) => (name === 'nearMisses' ? t('Include near misses') : t('What the client wants')),
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

function RequirementItem({ client, requirement }: { client: string; requirement: RequirementDto }) {
  const words = useTexts('search/applied');
  const { t } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const { call, refresh } = useClientCall();
  const { id, title, path, query, isPaused, nearMisses } = requirement;
  const address = `/${client}/requirements/${id}`;
  const remove = () => {
    if (window.confirm(t('Delete “{title}” and its matches?', { title })))
      void call(address, { method: 'DELETE', body: {} });
  };
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3">
      <ul aria-label={title} className="flex flex-wrap gap-1.5">
        {chipsFor(parseStored(query), words).map((chip) => (
          <li key={chip.id}>
            <Badge>{chip.label}</Badge>
          </li>
        ))}
        {nearMisses && (
          <li>
            <Badge variant="accent">{t('Include near misses')}</Badge>
          </li>
        )}
        {isPaused && (
          <li>
            <Badge variant="warning">{t('Paused')}</Badge>
          </li>
        )}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button ref={opener} size="sm" onClick={open}>
          {t('Change')}
          <span className="sr-only">: {title}</span>
        </Button>
        <Button
          size="sm"
          onClick={() => void call(address, { method: 'PATCH', body: { paused: !isPaused } })}
        >
          {isPaused ? t('Resume') : t('Pause')}
          <span className="sr-only">: {title}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={remove}>
          {t('Delete')}
          <span className="sr-only">: {title}</span>
        </Button>
        <Link href={path} className="inline-flex min-h-10 items-center px-2">
          {t('The whole list')}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
      {opened > 0 && (
        <Sheet label={t('Change the requirement')} lead={title} onClose={onClose}>
          {(close) => (
            <ChangedRequirement
              client={client}
              requirement={requirement}
              onDone={() => {
                refresh();
                close();
              }}
            />
          )}
        </Sheet>
      )}
    </li>
  );
}

export function Requirements({
  client,
  requirements,
}: {
  client: string;
  requirements: readonly RequirementDto[];
}) {
  const { t } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const { refresh } = useClientCall();
  return (
    <section aria-labelledby="looks-for">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <Heading level={2} id="looks-for">
          {t('Wants')}
        </Heading>
        <Button
          ref={opener}
          size="sm"
          variant={requirements.length === 0 ? 'primary' : 'secondary'}
          onClick={open}
        >
          {t('Add a requirement')}
        </Button>
      </div>
      {requirements.length === 0 && (
        <p className="measure text-ink-soft">
          {t(
            'Enter what the client wants. Matching homes appear here now, and whenever a listing is added or changes.',
          )}
        </p>
      )}
      <ul>
        {requirements.map((requirement) => (
          <RequirementItem key={requirement.id} client={client} requirement={requirement} />
        ))}
      </ul>
      {opened > 0 && (
        <Sheet label={t('Add a requirement')} lead={t('What does the client want?')} onClose={onClose}>
          {(close) => (
            <RequirementForm
              label={t('Add')}
              send={async (body) => {
                await api(`/api/clients/${client}/requirements`, { method: 'POST', body });
                refresh();
                close();
              }}
            />
          )}
        </Sheet>
      )}
    </section>
  );
}
