type Sums = {
  deals: number;
  /** whole rupees of sales only, without monthly rents */
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
  /** the member it belongs to */
  owner: { id: string; name: string };
  value: number;
  commission: number;
  gst: number;
};

export type EarningsDto = {
  rows: EarningRow[];
  total: Sums;
  /** `2026-11`, latest first */
  months: (Sums & { month: string })[];
  people: (Sums & { id: string; name: string })[];
};
