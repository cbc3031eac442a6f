import { appendFileSync } from 'node:fs';

export const settings = { unit: 'sqft' };

let times = 0;
export const count = (): number => ++times;

/** For test/left-behind.test.ts, with the process that says it. */
export const say = (what: string): void =>
  appendFileSync(String(process.env.NEIGHBOURS_SAY_IN), `${process.pid} ${what}\n`);
