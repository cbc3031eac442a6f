'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { OutcomeNotice } from '@/components/ui/feedback/outcome';
import { Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import { useCall } from '@/components/ui/hooks/use-call';
import { IMPORT_PAGES } from '@/lib/imports/constants';
import { ALIKE } from '@/lib/imports/decisions/constants';
import type { CountedReading } from '@/lib/imports/decisions/dto';
import type { ImportDto } from '@/lib/imports/dto';

const isOpen = ({ state }: CountedReading) => state === 'proposed' || state === 'unknown';

/** Decides each value's meaning once for all rows. Open questions come first. */
export function ImportReadings({ file }: { file: ImportDto }) {
  const { t } = useTexts('imports');
  const router = useRouter();
  const { busy, outcome, call } = useCall();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const inState = (...states: CountedReading['state'][]) =>
    file.readings.filter(({ state }) => states.includes(state));
  const [open, asked, remembered] = [file.readings.filter(isOpen), inState('asked'), inState('remembered')];
  const understood = inState('decided', 'known');
  if (file.readings.length === 0) return null;
  const decisions = file.readings.flatMap(({ key, meaning, state }) => {
    const given = chosen[key] ?? (state === 'proposed' ? meaning : '');
    return given && (isOpen({ state } as CountedReading) || given !== meaning)
      ? [{ key, meaning: given }]
      : [];
  });
  async function save() {
    const { mapping, duplicates, dateOrder } = file;
    const body = { mapping, duplicates, dateOrder, decisions };
    if (await call(`${IMPORT_PAGES[file.kind].api}/${file.id}`, { method: 'PUT', body })) {
      setChosen({});
      router.refresh();
    }
  }
  const choose = (key: string, meaning: string) => setChosen((before) => ({ ...before, [key]: meaning }));
  const list = (readings: readonly CountedReading[]) => (
    <ul className="border-line border-t">
      {readings.map((reading) => (
        <ReadingChoice key={reading.key} reading={reading} value={chosen[reading.key]} onChoose={choose} />
      ))}
    </ul>
  );
  return (
    <section className="flex flex-col gap-4">
      <OutcomeNotice outcome={outcome?.ok ? undefined : outcome} />
      {open.length > 0 && (
        <div>
          <Heading level={2} size="panel">
            {t('{count, plural, one {One value needs a decision} other {# values need a decision}}', {
              count: open.length,
            })}
          </Heading>
          <p className="mb-2 text-ink-soft">
            {t('Decide once for all rows with the same value. We remember it for your next file.')}
          </p>
          {list(open)}
        </div>
      )}
      {asked.length > 0 && (
        <div>
          <Heading level={2} size="panel">
            {t('Rows that look alike')}
          </Heading>
          {list(asked)}
        </div>
      )}
      {remembered.length > 0 && (
        <div>
          <Heading level={2} size="panel">
            {t(
              '{count, plural, one {One value from an earlier file} other {# values from an earlier file}}',
              {
                count: remembered.length,
              },
            )}
          </Heading>
          <p className="mb-2 text-ink-soft">
            {t('You decided these before. Please check that they’re right here too.')}
          </p>
          {list(remembered)}
        </div>
      )}
      {understood.length > 0 && (
        <details open={open.length === 0 && understood.length <= 8}>
          <summary className="cursor-pointer font-bold">
            {t('{count, plural, one {One value was understood} other {# values were understood}}', {
              count: understood.length,
            })}
          </summary>
          {list(understood)}
        </details>
      )}
      {decisions.length > 0 && (
        <Button variant="primary" className="self-start" disabled={busy} onClick={() => void save()}>
          {t('{count, plural, one {Use this and check again} other {Use these # and check again}}', {
            count: decisions.length,
          })}
        </Button>
      )}
    </section>
  );
}

type Props = {
  reading: CountedReading;
  value: string | undefined;
  onChoose: (key: string, meaning: string) => void;
};

/** "विक्री means For Sale: 15 rows", with a choice of other meanings. */
function ReadingChoice({ reading, value, onChoose }: Props) {
  const { t, label } = useTexts('imports');
  const { label: word } = useTexts('listings/form');
  const { key, column, value: written, least, most, meaning, says, choices, rows, state } = reading;
  const say = (english: string) => (label(english) === english ? word(english) : label(english));
  const all =
    choices.some((choice) => choice.meaning === meaning) || !meaning
      ? choices
      : [{ meaning, label: says }, ...choices];
  const shown = least || most ? `${least ?? written} … ${most ?? written}` : written;
  const name =
    key === ALIKE
      ? t('Rows with the same details as an earlier row')
      : written
        ? t('“{value}” in {column}', { value: shown, column })
        : t('No column for: {column}', { column: say(column) });
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-line border-b py-2 sm:grid-cols-[1fr_19rem_7rem]">
      <span className="min-w-0 break-words">
        <strong>{name}</strong>
        {state === 'proposed' && (
          <span className="text-ink-soft"> {t('probably means {meaning}', { meaning: say(says) })}</span>
        )}
        {state === 'unknown' && <span className="text-ink-soft"> {t('isn’t known')}</span>}
      </span>
      <Select
        aria-label={t('Meaning of {name}', { name })}
        className="h-10 text-note"
        value={value ?? meaning}
        onChange={(event) => onChoose(key, event.target.value)}
      >
        {!meaning && <option value="">{t('Choose')}</option>}
        <Options of={all.map((choice) => [choice.meaning, say(choice.label)])} />
      </Select>
      <span className="tabular text-note text-ink-soft sm:text-right">
        {t('{count, plural, one {# row} other {# rows}}', { count: rows })}
      </span>
    </li>
  );
}
