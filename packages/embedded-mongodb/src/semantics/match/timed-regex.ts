import vm from 'node:vm';
import { mongoError } from '../errors';

/** Time limits for a pattern that the linear matcher cannot take, per value and in total over several seconds. */
const TIMEOUT_MS = 500;
const BUDGET_MS = 2000;
const BUDGET_WINDOW_MS = 10_000;

/** Tests texts against a regular expression with a time limit, which V8 honours while it backtracks. */
export function timed(regex: RegExp): (text: string) => boolean {
  const sandbox = vm.createContext({ regex, text: '' });
  const script = new vm.Script('regex.test(text)');
  let [windowFrom, spentMs] = [0, 0];
  return (text) => {
    sandbox.text = text;
    const started = performance.now();
    if (started - windowFrom > BUDGET_WINDOW_MS) [windowFrom, spentMs] = [started, 0];
    try {
      if (spentMs > BUDGET_MS) throw new Error('each value is quick, and all of them are not');
      return script.runInContext(sandbox, { timeout: TIMEOUT_MS }) as boolean;
    } catch {
      throw mongoError(51156, 'Error occurred while executing regular expression: match limit exceeded');
    } finally {
      spentMs += performance.now() - started;
    }
  };
}
