export type NomineeDto = { name: string; relation: string; email: string; phone: string; since: string };
