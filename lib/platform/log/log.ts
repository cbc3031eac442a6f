import { stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { env } from '@/lib/platform/env';
import { withoutPersonalData, withoutPersonalText } from './log-privacy';

/** Writes one JSON line per event to stdout, without personal data (lib/platform/log/log-privacy.ts). */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  formatters: { log: withoutPersonalData },
  // the error is already an object, which pino would also name `err`
  serializers: { err: (err) => err },
});

type ConsoleMethod = 'log' | 'info' | 'warn' | 'error' | 'debug';
const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' } as const;

/** Converts output of Next and libraries to log lines. Otherwise a page error would be printed as bare text, with everything it contains. */
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
