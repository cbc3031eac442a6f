import type { ConsentWay } from './constants';

/** A client as those see it who work with them. */
export type ClientDto = {
  id: string;
  name: string;
  phones: string[];
  /** '' for none */
  email: string;
  notes: string;
  /** `day` is an Indian day: '2026-11-21' */
  consent: { how: ConsentWay; day: string; note: string } | null;
  createdAt: string;
  __v: number;
};

/** Who else has one of the phones. */
export type SamePhoneDto = { id: string; name: string; phone: string };

type Row = {
  _id: unknown;
  name: string;
  phones: string[];
  email?: string | null;
  notes?: string | null;
  consent?: { how: ConsentWay; day: string; note?: string | null } | null;
  createdAt: Date;
  __v?: number;
};

export function toClientDto({ _id, name, phones, email, notes, consent, createdAt, __v }: Row): ClientDto {
  return {
    id: String(_id),
    name,
    phones: [...phones],
    email: email ?? '',
    notes: notes ?? '',
    consent: consent ? { how: consent.how, day: consent.day, note: consent.note ?? '' } : null,
    createdAt: createdAt.toISOString(),
    __v: __v ?? 0,
  };
}
