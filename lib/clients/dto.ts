import type { ConsentWay } from './constants';

/** A client as seen by the people who work with them. */
export type ClientDto = {
  id: string;
  name: string;
  phones: string[];
  /** '' for none */
  email: string;
  notes: string;
  /** `day` is an Indian day: '2026-11-21' */
  consent: { how: ConsentWay; day: string; note: string } | null;
  tags: string[];
  /** origin of the client; '' if unknown */
  source: string;
  /** `day` is an Indian day */
  nextStep: { text: string; day: string } | null;
  /** time of the last message in either direction; absent before the first */
  contactedAt?: string;
  isArchived: boolean;
  createdAt: string;
  __v: number;
};

/** Other clients with one of the phones. */
export type SamePhoneDto = { id: string; name: string; phone: string };

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
