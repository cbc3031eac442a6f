/** A report that was filed, with its proof. */
export type ReportDto = {
  id: string;
  half: string;
  project: string;
  /** Indian day */
  filedOn: string;
  reference: string;
  by: string;
  file: { name: string; url: string } | null;
};

/** A project of the half, and its report. */
export type ProjectReportDto = {
  /** the MahaRERA number */
  project: string;
  /** the listing of its newest deal */
  what: string;
  deals: number;
  /** the Indian day until which MahaRERA expects it */
  due: string;
  report: ReportDto | null;
  /** the day has passed, and no proof was entered */
  isLate: boolean;
};
