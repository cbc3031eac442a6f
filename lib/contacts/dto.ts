/** A contact as an admin sees it (docs/spec/wire.md#wire-format); empty fields are absent. */
export type ContactDto = {
  _id: string;
  firstName: string;
  lastName: string;
  jobTitle?: string;
  mobilePhone?: string;
  emailAddress?: string;
  homePhone?: string;
  businessPhone?: string;
  /** several, separated by commas, added by a merge or an import */
  otherPhones?: string;
  otherEmails?: string;
  /** ISO dates */
  birthday?: string;
  anniversary?: string;
  gender?: string;
  organization?: string;
  department?: string;
  notes?: string;
  /** several, separated by commas */
  tags?: string;
  /** id of the person in charge */
  owner?: string;
  homeCity?: string;
  homeState?: string;
  businessState?: string;
  /** when it was added */
  createdAt?: string;
  __v: number;
};

export type ContactPage = {
  contacts: ContactDto[];
  currentPage: number;
  pages: number;
  total: number;
  /** true if there are more than `total`, because counting stopped */
  isMore?: true;
};

const TEXTS = [
  'jobTitle',
  'mobilePhone',
  'emailAddress',
  'homePhone',
  'businessPhone',
  'otherPhones',
  'otherEmails',
  'gender',
  'organization',
  'department',
  'notes',
  'tags',
  'homeCity',
  'homeState',
  'businessState',
] as const;

type Row = { _id: unknown } & Record<string, unknown>;

export function toContactDto(row: Row): ContactDto {
  const dto: Record<string, unknown> = {
    _id: String(row._id),
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    __v: row.__v ?? 0,
  };
  for (const key of TEXTS) if (row[key]) dto[key] = row[key];
  if (row.owner) dto.owner = String(row.owner);
  for (const key of ['birthday', 'anniversary', 'createdAt'] as const) {
    const value = row[key];
    if (value instanceof Date) dto[key] = value.toISOString();
  }
  return dto as ContactDto;
}
