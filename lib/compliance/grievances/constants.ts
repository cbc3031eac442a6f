/** Subjects of a grievance, which decide the deadline for the answer. */
export const GRIEVANCE_ABOUT = ['data', 'nominee', 'content', 'service'] as const;
export type GrievanceAbout = (typeof GRIEVANCE_ABOUT)[number];
export const GRIEVANCE_ABOUT_LABELS = {
  data: 'My data',
  nominee: 'Data of a person who named me as nominee',
  content: 'A listing or a text on this site',
  service: 'A service or a person at the agency',
} as const satisfies Record<GrievanceAbout, string>;

export const MAX_GRIEVANCE_LENGTH = 5000;

/** Days before the last day on which the office is reminded; -1 is the first day after it. */
export const GRIEVANCE_REMINDERS = [15, 7, 1, -1] as const;
