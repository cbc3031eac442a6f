import type { GrievanceAbout } from './constants';

export type OwnGrievanceDto = {
  number: string;
  about: GrievanceAbout;
  text: string;
  receivedAt: string;
  /** the Indian day by which it is answered */
  dueOn: string;
  answer: string | null;
  answeredAt: string | null;
};

/** A grievance as the office sees it. */
export type GrievanceDto = OwnGrievanceDto & {
  id: string;
  name: string;
  email: string;
  phone: string;
  language: string;
  /** negative after the day has passed */
  daysLeft: number;
  answeredBy: string | null;
  /** for a nominee's grievance, the accounts whose nominee has this email address */
  nomineeOf: string[];
};
