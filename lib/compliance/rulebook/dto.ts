import type { RuleArea, RuleUnit } from './constants';

export type RuleDto = {
  key: string;
  area: RuleArea;
  label: string;
  unit: RuleUnit;
  figure: number | null;
  text: string;
  /** the Indian day from which it applies */
  from: string;
  source: string;
  checkedOn: string;
  /** where sources disagree; empty where they agree */
  doubt: string;
};
