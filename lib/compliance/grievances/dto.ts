import { z } from 'zod';
import { GRIEVANCE_ABOUT } from './constants';

export const ownGrievanceDto = z.strictObject({
  number: z.string(),
  about: z.enum(GRIEVANCE_ABOUT),
  text: z.string(),
  receivedAt: z.string(),
  /** Indian day on which the reply is due */
  dueOn: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type OwnGrievanceDto = z.infer<typeof ownGrievanceDto>;

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
  /** for a nominee's grievance, accounts whose nominee has this email address */
  nomineeOf: string[];
};
