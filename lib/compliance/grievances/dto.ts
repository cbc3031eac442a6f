import type { GrievanceAbout } from './constants';

/** One's own grievance. */
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

/** For the office. */
export type GrievanceDto = OwnGrievanceDto & {
  id: string;
  name: string;
  email: string;
  phone: string;
  language: string;
  /** negative when the day has passed */
  daysLeft: number;
  answeredBy: string | null;
  /** nominees of accounts who have this e-mail address, of a grievance of a nominee */
  nomineeOf: string[];
};
