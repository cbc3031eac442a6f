import type { Category, ListingType } from '@/lib/listings/fields/vocabulary';
import type { Language } from '@/lib/platform/language/languages';
import type { WeekDay } from '@/lib/platform/text/opening-hours';

export type RuleDto = {
  localities: string[];
  types: ListingType[];
  categories: Category[];
  languages: Language[];
  members: string[];
};

export type AnswerRulesDto = {
  __v: number;
  isOn: boolean;
  minutes: number;
  days: WeekDay[];
  from: string;
  until: string;
  isClosedOnHolidays: boolean;
  /** with commas */
  holidays: string;
  rules: RuleDto[];
};

/** A member's answers, with the people waiting for them and their own measured time. */
export type AnswererDto = {
  id: string;
  name: string;
  waiting: number;
  /** start of the longest wait for this member */
  oldest?: string;
  /** median milliseconds to the first answer; absent while too little is known */
  medianMs?: number;
  /** leads that went on to a colleague in the last 30 days */
  handedOver: number;
};

export type HandoverDto = { lead: string; name?: string; from: string; to: string; at: string };

/** The data of `/dashboard/team/answers`. */
export type AnswersPageDto = {
  rules: AnswerRulesDto;
  answerers: AnswererDto[];
  handovers: HandoverDto[];
  /** only owners of the team change the rules */
  mayEdit: boolean;
};
