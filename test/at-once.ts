import { settleBackground } from '@/lib/platform/jobs/background';
import { Browser, type Reply } from './browser';

const AT_ONCE = 8;
/** Sends the same request several times at once. Returns its distinct statuses. */
export async function atOnce(call: (n: number) => Promise<Reply>): Promise<number[]> {
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)));
  await settleBackground();
  return [...new Set(replies.map(({ status }) => status))].sort();
}
export const post = (
  handler: Parameters<Browser['call']>[0],
  body: object,
  browser = new Browser(),
  method = 'POST',
  params = {},
) => browser.call(handler, '/x', { method, body, params });

/** A call to repeat, the allowed statuses, and the number of rows afterwards. */
export type Case = [
  string,
  () => Promise<{ call: (n: number) => Promise<Reply>; count: () => Promise<number>; rows?: number }>,
  number[],
];

/** Creates a test for each case: at least one request succeeds, and together they leave what one leaves. */
export function testAtOnce(cases: readonly Case[]): void {
  test.each(cases)('%s', async (_, make, allowed) => {
    const { call, count, rows = 1 } = await make();
    const statuses = await atOnce(call);
    expect(statuses.some((status) => status < 300)).toBe(true);
    expect(await count()).toBe(rows);
    expect(allowed).toEqual(expect.arrayContaining(statuses));
  });
}
