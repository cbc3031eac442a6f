import { formatRupees } from '@/lib/platform/text/format';
import { DAY_MS } from '@/lib/platform/time/time';
import { RECHECK_DAYS, type RuleKey } from './constants';
import type { RuleDto } from './dto';

/** The row of a rule in force on an Indian day. Before its first row begins, the first row: an upcoming rule is followed already. */
export function ruleOn(rules: readonly RuleDto[], key: RuleKey, day: string): RuleDto {
  const rows = rules.filter((rule) => rule.key === key).sort((a, b) => b.from.localeCompare(a.from));
  const found = rows.find(({ from }) => from <= day) ?? rows.at(-1);
  if (!found) throw new Error(`The rule ${key} has no row`);
  return found;
}

export const figureOn = (rules: readonly RuleDto[], key: RuleKey, day: string): number =>
  ruleOn(rules, key, day).figure ?? 0;
export const textOn = (rules: readonly RuleDto[], key: RuleKey, day: string): string =>
  ruleOn(rules, key, day).text;

/** Whether its source is due to be checked again. */
export const isStale = ({ checkedOn }: RuleDto, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > RECHECK_DAYS * DAY_MS;

export function valueText({ unit, figure, text }: RuleDto): string {
  if (unit === 'text') return text;
  if (unit === 'rupees') return formatRupees(figure ?? 0);
  return unit === 'percent' ? `${figure ?? 0} %` : `${figure ?? 0} ${unit}`;
}
