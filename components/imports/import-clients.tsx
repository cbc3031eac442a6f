'use client';

import { type FormEvent, useState } from 'react';
import { useTexts } from '#language';
import { useClientCall } from '@/components/clients/use-client-call';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useSheet } from '@/components/ui/overlays/use-sheet';
import { CONSENT_LABELS, CONSENT_WAYS } from '@/lib/clients/constants';
import type { ClientImportDto } from '@/lib/imports/clients/dto';

function Outcome({ outcome, isDone }: { outcome: ClientImportDto; isDone: boolean }) {
  const { t, reply } = useTexts('clients');
  const { created, duplicates, wrong, leftOut } = outcome;
  return (
    <Notice variant={isDone ? 'verified' : 'plain'}>
      <p className="font-bold">
        {isDone
          ? t('{count} clients were added.', { count: created })
          : t('{count} clients would be added.', { count: created })}
      </p>
      {duplicates + wrong > 0 && (
        <p>
          {t('{duplicates} have a phone that is known already, {wrong} cannot be read.', {
            duplicates,
            wrong,
          })}
        </p>
      )}
      <ul className="mt-2 max-h-40 overflow-y-auto text-note">
        {leftOut.map(({ row, name, reason }) => (
          <li key={row}>{t('Row {row}, {name}: {reason}', { row, name, reason: reply(reason) })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** An address book as CSV or vCard: first looked at, then imported. */
export function ImportClients() {
  const { t } = useTexts('clients');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  const { call, isBusy } = useClientCall();
  const [outcome, setOutcome] = useState<{ found: ClientImportDto; isDone: boolean }>();
  const [how, setHow] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new FormData(event.currentTarget, submitter);
    const found = await call<ClientImportDto>('/import', { method: 'POST', body });
    if (found) setOutcome({ found, isDone: !body.has('check') });
  };
  return (
    <>
      <Button ref={opener} size="sm" onClick={open}>
        {t('Import')}
      </Button>
      {opened > 0 && (
        <Sheet
          label={t('Import clients')}
          lead={t('From a CSV file or vCards, as phones, Google and Outlook export them')}
          onClose={() => {
            setOutcome(undefined);
            onClose();
          }}
        >
          <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
            <TextField
              label={t('File')}
              name="file"
              type="file"
              accept=".csv,.vcf,text/csv,text/vcard"
              required
              className="[&_input]:py-2"
              onChange={() => setOutcome(undefined)}
            />
            <SelectField
              label={t('Everybody in the file may be written to, because each')}
              name="consentHow"
              value={how}
              onChange={(event) => setHow(event.target.value)}
            >
              <option value="">{t('Has not agreed yet')}</option>
              {CONSENT_WAYS.map((way) => (
                <option key={way} value={way}>
                  {t(CONSENT_LABELS[way])}
                </option>
              ))}
            </SelectField>
            {how !== '' && <TextField label={t('On which day')} name="consentDay" type="date" required />}
            {outcome && <Outcome outcome={outcome.found} isDone={outcome.isDone} />}
            <p className="flex flex-wrap gap-2">
              <Button type="submit" name="check" value="1" disabled={isBusy}>
                {t('Check the file')}
              </Button>
              <Button type="submit" variant="primary" disabled={isBusy}>
                {t('Import')}
              </Button>
            </p>
          </form>
        </Sheet>
      )}
    </>
  );
}
