import { z } from 'zod';
/** A contact as an admin sees it (docs/spec/wire.md#wire-format); empty fields are absent. */
export const contactDto = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().optional(),
  mobilePhone: z.string().optional(),
  emailAddress: z.string().optional(),
  homePhone: z.string().optional(),
  businessPhone: z.string().optional(),
  /** several, separated by commas, added by a merge or an import */
  otherPhones: z.string().optional(),
  otherEmails: z.string().optional(),
  /** ISO dates */
  birthday: z.string().optional(),
  anniversary: z.string().optional(),
  gender: z.string().optional(),
  organization: z.string().optional(),
  department: z.string().optional(),
  notes: z.string().optional(),
  /** several, separated by commas */
  tags: z.string().optional(),
  /** id of the person in charge */
  owner: z.string().optional(),
  homeCity: z.string().optional(),
  homeState: z.string().optional(),
  businessState: z.string().optional(),
  /** when it was added */
  createdAt: z.string().optional(),
  __v: z.number(),
});
export type ContactDto = z.infer<typeof contactDto>;

export const contactPageDto = z.strictObject({
  contacts: z.array(contactDto),
  currentPage: z.number(),
  pages: z.number(),
  total: z.number(),
  /** true if there are more than `total`, because counting stopped */
  isMore: z.literal(true).optional(),
});
export type ContactPage = z.infer<typeof contactPageDto>;

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
