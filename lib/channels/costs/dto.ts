/** The limit of a month, as rupees that are typed; empty without one. */
export type LimitDto = { version: number; rupees: string };
