import { useTexts } from '#language';
import { useMergedRecord } from '@/components/ui/feedback/use-merged-record';
import type { AnswerRulesDto, AnswersPageDto, RuleDto } from '@/lib/enquiries/assignment/dto';
import { api } from '@/lib/platform/browser/api';

type Typed = Omit<AnswerRulesDto, '__v' | 'minutes'> & { minutes: number | string };

/** What is merged as one: the hours of a day, and the rules, whose order matters. */
export type MergedRules = {
  isOn: boolean;
  minutes: number;
  days: string[];
  hours: { from: string; until: string };
  isClosedOnHolidays: boolean;
  holidays: string;
  rules: RuleDto[];
};

/** Days off as the server writes them. */
const daysOff = (typed: string) =>
  typed
    .split(',')
    .map((day) => day.trim())
    .filter(Boolean)
    .join(', ');

export const mergedOf = ({
  isOn,
  minutes,
  days,
  from,
  until,
  isClosedOnHolidays,
  ...rest
}: Typed): MergedRules => ({
  ...{ isOn, minutes: Number(minutes), isClosedOnHolidays, rules: rest.rules },
  days: [...days].sort(),
  hours: { from, until },
  holidays: daysOff(rest.holidays),
});

const LABELS = {
  isOn: 'Assign new leads by these rules',
  minutes: 'Minutes of working time without an answer',
  days: 'Working days',
  hours: 'Hours',
  isClosedOnHolidays: 'Closed on public holidays',
  holidays: 'Days off',
  rules: 'Rules',
} as const satisfies Record<keyof MergedRules, string>;

/** Saves the rules, merged with what another owner saved meanwhile. */
export function useSavedRules(
  { rules, answerers }: Pick<AnswersPageDto, 'rules' | 'answerers'>,
  onSaved: (rules: AnswerRulesDto) => void,
  onProblem: (error: unknown) => void,
) {
  const { t, label } = useTexts('enquiries/assignment');
  const names = (ids: readonly string[]) =>
    ids.map((id) => answerers.find((one) => one.id === id)?.name ?? '').join(', ');
  return useMergedRecord<MergedRules, AnswerRulesDto>({
    record: rules,
    storedOf: (row) => ({ fields: mergedOf(row), version: row.__v }),
    async send({ hours, ...fields }, __v) {
      const body = { ...fields, ...hours, __v };
      return (await api<AnswersPageDto>('/api/team/answers', { method: 'PUT', body })).rules;
    },
    labelOf: (name) => t(LABELS[name]),
    shownAs(name, value) {
      if (name === 'rules')
        return (value as RuleDto[])
          .map(({ localities, members }) =>
            [localities.join(', '), names(members)].filter(Boolean).join(': '),
          )
          .join(' · ');
      if (name === 'hours') return Object.values(value as MergedRules['hours']).join(' – ');
      if (name === 'days') return (value as string[]).map((day) => label(day)).join(', ');
      if (typeof value === 'boolean') return label(value ? 'Yes' : 'No');
      return String(value);
    },
    onSaved,
    onProblem,
  });
}
