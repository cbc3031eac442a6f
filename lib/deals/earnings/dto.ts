type Sums = {
  deals: number;
  /** whole rupees: of sales; rents of a month are not among the values */
  value: number;
  rent: number;
  commission: number;
  gst: number;
};

export type EarningRow = {
  id: string;
  /** the day of the registration */
  day: string;
  what: string;
  kind: string;
  isRent: boolean;
  /** in whose name it is */
  owner: { id: string; name: string };
  value: number;
  commission: number;
  gst: number;
};

export type EarningsDto = {
  rows: EarningRow[];
  total: Sums;
  /** `2026-11`, the latest first */
  months: (Sums & { month: string })[];
  people: (Sums & { id: string; name: string })[];
};
