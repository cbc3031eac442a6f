/** Colleagues who look at the same record at the moment, by name. */
export type PresenceDto = { others: { name: string }[] };
