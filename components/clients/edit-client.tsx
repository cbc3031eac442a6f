'use client';

import { useRef, useState } from 'react';
import { useTexts } from '#language';
import { BothChanged } from '@/components/ui/feedback/both-changed';
import { Notice } from '@/components/ui/feedback/notice';
import { type Stored, useMergedSave } from '@/components/ui/hooks/use-merged-save';
import { CONSENT_LABELS, type ConsentWay } from '@/lib/clients/constants';
import type { ClientDto } from '@/lib/clients/dto';
import { type ClientInput, clientInputSchema } from '@/lib/clients/schema';
import { ApiError, api, serverMessage } from '@/lib/platform/browser/api';
import { ClientForm, startOf } from './client-form';

/** What is merged as one: a step with its day, a consent with how and when. */
type Fields = Record<string, unknown> & {
  step: Pick<ClientInput, 'nextStep' | 'nextDay'>;
  consent: Pick<ClientInput, 'consentHow' | 'consentDay' | 'consentNote'>;
};

function fieldsOf({ nextStep, nextDay, consentHow, consentDay, consentNote, ...rest }: ClientInput): Fields {
  return { ...rest, step: { nextStep, nextDay }, consent: { consentHow, consentDay, consentNote } };
}

const inputOf = ({ step, consent, ...rest }: Fields) => ({ ...rest, ...step, ...consent });

/** As the form would send it. */
function storedOf(client: ClientDto): Stored<Fields> | undefined {
  const { success, data } = clientInputSchema.safeParse(startOf(client));
  return success ? { fields: fieldsOf(data), version: client.__v } : undefined;
}

const LABELS = {
  name: 'Name',
  phones: 'Phones',
  email: 'E-mail',
  notes: 'Notes',
  tags: 'Tags',
  source: 'Where the client came from',
  step: 'Next step',
  consent: 'Consent',
} as const;

type Props = { client: ClientDto; onSaved: () => void };

/** Edits a client together with colleagues: what only one of them changed is merged, the rest is asked about. */
export function EditClient({ client, onSaved }: Props) {
  const { t, reply } = useTexts('clients');
  // a page that is refreshed meanwhile does not change what the person began with
  const first = useRef(client).current;
  const [problem, setProblem] = useState('');
  const { save, conflict } = useMergedSave<Fields>({
    start: storedOf(first) ?? { fields: {} as Fields, version: first.__v },
    send: (fields, version) =>
      api(`/api/clients/${first.id}`, { method: 'PATCH', body: { ...inputOf(fields), __v: version } }),
    storedIn: (error) => {
      const stored = error instanceof ApiError && (error.details?.client as ClientDto | undefined);
      return stored ? storedOf(stored) : undefined;
    },
  });
  const text = (name: string, value: unknown): string => {
    if (name === 'step') {
      const { nextStep, nextDay } = value as Fields['step'];
      return [nextStep, nextDay].filter(Boolean).join(' · ');
    }
    if (name === 'consent') {
      const { consentHow, consentDay, consentNote } = value as Fields['consent'];
      const how = consentHow ? t(CONSENT_LABELS[consentHow as ConsentWay]) : '';
      return [how, consentDay, consentNote].filter(Boolean).join(' · ');
    }
    return [value].flat().join(', ');
  };
  const decide = async (choice: 'mine' | 'theirs') => {
    setProblem('');
    try {
      if (await conflict?.decide(choice)) onSaved();
    } catch (error) {
      setProblem(reply(serverMessage(error)));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice variant="error">{problem}</Notice>}
      {conflict && (
        <BothChanged
          rows={conflict.names.map((name) => ({
            label: t(LABELS[name as keyof typeof LABELS]),
            mine: text(name, conflict.mine[name]),
            theirs: text(name, conflict.theirs[name]),
          }))}
          onKeepMine={() => void decide('mine')}
          onTakeTheirs={() => void decide('theirs')}
        />
      )}
      <ClientForm
        client={first}
        label={t('Save')}
        send={async (input) => {
          if (await save(fieldsOf(input))) onSaved();
        }}
      />
    </div>
  );
}
