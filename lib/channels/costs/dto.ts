/** The limit of a month in rupees as typed; empty without a limit. */
export type LimitDto = { version: number; rupees: string };
