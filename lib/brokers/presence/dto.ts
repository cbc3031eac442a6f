/** Colleagues who are viewing the same record, by name. */
export type PresenceDto = { others: { name: string }[] };
