import { stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { env } from '@/lib/platform/env';
import { withoutPersonalData, withoutPersonalText } from './log-privacy';

/** One JSON line per event on stdout, without personal data (lib/platform/log/log-privacy.ts). */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  formatters: { log: withoutPersonalData },
  // an error is an object by then, which pino's own would name so
  serializers: { err: (err) => err },
});

type ConsoleMethod = 'log' | 'info' | 'warn' | 'error' | 'debug';
const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' } as const;

/** What Next and libraries print becomes lines of the log: an error of a page else comes as bare text, with whatever it carries. */
export function logConsole(target: Pick<Console, ConsoleMethod> = console): void {
  for (const [method, level] of Object.entries(LEVELS) as [ConsoleMethod, (typeof LEVELS)[ConsoleMethod]][]) {
    target[method] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error);
      const words = printed
        .filter((part) => typeof part !== 'object')
        .map(String)
        .join(' ');
      log[level]({ err, printed: true }, withoutPersonalText(stripVTControlCharacters(words)) || 'printed');
    };
  }
}
