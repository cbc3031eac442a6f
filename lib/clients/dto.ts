import { z } from 'zod';
import { CONSENT_WAYS, type ConsentWay } from './constants';

/** A client as seen by the people who work with them. */
export const clientDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  phones: z.array(z.string()),
  /** '' for none */
  email: z.string(),
  notes: z.string(),
  /** `day` is an Indian day: '2026-11-21' */
  consent: z.strictObject({ how: z.enum(CONSENT_WAYS), day: z.string(), note: z.string() }).nullable(),
  tags: z.array(z.string()),
  /** origin of the client; '' if unknown */
  source: z.string(),
  /** `day` is an Indian day */
  nextStep: z.strictObject({ text: z.string(), day: z.string() }).nullable(),
  /** time of the last message in either direction; absent before the first */
  contactedAt: z.string().optional(),
  isArchived: z.boolean(),
  createdAt: z.string(),
  __v: z.number(),
});
export type ClientDto = z.infer<typeof clientDto>;

/** Other clients with one of the phones. */
export const samePhoneDto = z.strictObject({ id: z.string(), name: z.string(), phone: z.string() });
export type SamePhoneDto = z.infer<typeof samePhoneDto>;

type Row = {
  _id: unknown;
  name: string;
  phones: string[];
  email?: string | null;
  notes?: string | null;
  consent?: { how: ConsentWay; day: string; note?: string | null } | null;
  tags?: string[] | null;
  source?: string | null;
  nextStep?: { text: string; day: string } | null;
  contactedAt?: Date | null;
  isArchived?: boolean | null;
  createdAt: Date;
  __v?: number;
};

export function toClientDto(row: Row): ClientDto {
  const { _id, name, phones, email, notes, consent, nextStep, contactedAt, createdAt, __v } = row;
  return {
    id: String(_id),
    name,
    phones: [...phones],
    email: email ?? '',
    notes: notes ?? '',
    consent: consent ? { how: consent.how, day: consent.day, note: consent.note ?? '' } : null,
    tags: [...(row.tags ?? [])],
    source: row.source ?? '',
    nextStep: nextStep ? { text: nextStep.text, day: nextStep.day } : null,
    ...(contactedAt && { contactedAt: contactedAt.toISOString() }),
    isArchived: row.isArchived ?? false,
    createdAt: createdAt.toISOString(),
    __v: __v ?? 0,
  };
}
