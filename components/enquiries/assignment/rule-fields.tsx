'use client';

import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import type { AnswererDto, RuleDto } from '@/lib/enquiries/assignment/dto';
import { CATEGORIES, LISTING_TYPE_LABELS, LISTING_TYPES } from '@/lib/listings/fields/vocabulary';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/platform/language/languages';

/** A rule's form, with its localities as one text. */
export type RuleDraft = Omit<RuleDto, 'localities'> & { key: string; localities: string };

type ChoicesProps<T extends string> = {
  legend: string;
  help?: string;
  values: readonly T[];
  chosen: readonly T[];
  labelOf: (value: T) => string;
  isFixed: boolean;
  onChange: (chosen: T[]) => void;
};

function Choices<T extends string>({
  legend,
  help,
  values,
  chosen,
  labelOf,
  isFixed,
  onChange,
}: ChoicesProps<T>) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-bold">{legend}</legend>
      {help && <p className="text-ink-soft text-note">{help}</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {values.map((value) => (
          <CheckboxField
            key={value}
            label={labelOf(value)}
            disabled={isFixed}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  number: number;
  rule: RuleDraft;
  members: readonly Pick<AnswererDto, 'id' | 'name'>[];
  isFixed: boolean;
  onChange: (rule: RuleDraft) => void;
  onRemove: () => void;
};

export function RuleFields({ number, rule, members, isFixed, onChange, onRemove }: Props) {
  const { t, label } = useTexts('enquiries/assignment');
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-bold">{t('Rule {number}', { number })}</legend>
      <TextField
        label={t('Localities')}
        help={t('Separated by commas; leave empty for all')}
        value={rule.localities}
        readOnly={isFixed}
        onChange={({ target }) => onChange({ ...rule, localities: target.value })}
      />
      <Choices
        legend={t('Kinds')}
        help={t('Tick none to include all')}
        values={LISTING_TYPES}
        chosen={rule.types}
        labelOf={(type) => label(LISTING_TYPE_LABELS[type])}
        isFixed={isFixed}
        onChange={(types) => onChange({ ...rule, types })}
      />
      <Choices
        legend=""
        values={CATEGORIES}
        chosen={rule.categories}
        labelOf={label}
        isFixed={isFixed}
        onChange={(categories) => onChange({ ...rule, categories })}
      />
      <Choices
        legend={t('The person’s language')}
        help={t('Tick none to include all')}
        values={LANGUAGES}
        chosen={rule.languages}
        labelOf={(language) => LANGUAGE_NAMES[language]}
        isFixed={isFixed}
        onChange={(languages) => onChange({ ...rule, languages })}
      />
      <Choices
        legend={t('Who replies in turn')}
        values={members.map(({ id }) => id)}
        chosen={rule.members}
        labelOf={(id) => names.get(id) ?? ''}
        isFixed={isFixed}
        onChange={(chosen) => onChange({ ...rule, members: chosen })}
      />
      {!isFixed && (
        <Button variant="quiet" size="sm" className="self-start" onClick={onRemove}>
          {t('Remove rule {number}', { number })}
        </Button>
      )}
    </fieldset>
  );
}
