/** A date of a deal in the calendar of an office. */
export type DealDateDto = {
  id: string;
  deal: { id: string; title: string };
  owner: string;
  day: string;
  what: string;
  mayMove: boolean;
};
