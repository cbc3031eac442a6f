import pino from 'pino';
import { env } from '@/lib/env';

/** One JSON line per event on stdout. Secrets that could ride along in an object are cut out by name. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  redact: {
    paths: [
      'password',
      '*.password',
      'token',
      '*.token',
      'authorization',
      'cookie',
      '*.aadhaarNumber',
      '*.panNumber',
    ],
    censor: '[cut]',
  },
});
