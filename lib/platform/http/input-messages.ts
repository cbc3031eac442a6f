import { z } from 'zod';
import { inEnglish, messageWith } from '@/lib/platform/language/message';

type RawIssue = z.core.$ZodRawIssue;

const MAX_OPTIONS = 20;

const wrongType = (field: string, expected: string): string => {
  if (expected === 'string') return messageWith('{field} must be text', { field });
  if (expected === 'int') return messageWith('{field} must be a whole number', { field });
  if (expected === 'number') return messageWith('{field} must be a number', { field });
  if (expected === 'boolean') return messageWith('{field} must be true or false', { field });
  if (expected === 'array') return messageWith('{field} must be a list', { field });
  if (expected === 'date') return messageWith('{field} must be a date, such as 2026-01-31', { field });
  if (['object', 'record'].includes(expected))
    return messageWith('{field} must be an object with named fields', { field });
  return messageWith('{field} is not valid', { field });
};

function outOfRange(field: string, origin: string, limit: string, isMost: boolean): string {
  const values = { field, limit };
  if (origin === 'string')
    return isMost
      ? messageWith('{field} must have at most {limit} characters', values)
      : messageWith('{field} must have at least {limit} characters', values);
  if (['array', 'set', 'map'].includes(origin))
    return isMost
      ? messageWith('{field} must have at most {limit} entries', values)
      : messageWith('{field} must have at least {limit} entries', values);
  return isMost
    ? messageWith('{field} must be at most {limit}', values)
    : messageWith('{field} must be at least {limit}', values);
}

const FORMATS: Record<string, (field: string) => string> = {
  email: (field) => messageWith('{field} must be an email address, such as name@example.com', { field }),
  url: (field) => messageWith('{field} must be a web address, such as https://example.com', { field }),
  date: (field) => messageWith('{field} must be a date, such as 2026-01-31', { field }),
  datetime: (field) => messageWith('{field} must be a time, such as 2026-01-31T09:30:00Z', { field }),
};

/** The message of an invalid input. Schemas explain only mistakes that people make in our forms. This covers input that only programs send. */
function inputMessage(issue: RawIssue): string {
  const field = (issue.path ?? []).map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return messageWith('{field} is unknown', {
      field: issue.keys.map((key) => [field, key].filter(Boolean).join('.')).join(', '),
    });
  if (!field)
    return issue.code === 'invalid_type' && issue.expected === 'object'
      ? 'The body must be a JSON object'
      : 'The request is not valid';
  if (issue.input === undefined || issue.input === null) return messageWith('{field} is required', { field });
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(field, issue.format === 'safeint' ? 'int' : issue.expected);
    case 'invalid_value': {
      const shown = issue.values.slice(0, MAX_OPTIONS).map(String).join(', ');
      const options = issue.values.length > MAX_OPTIONS ? `${shown} …` : shown;
      return messageWith('{field} must be one of: {options}', { field, options });
    }
    case 'too_big':
      return outOfRange(field, issue.origin, String(issue.maximum), true);
    case 'too_small':
      // an empty text counts as missing
      return issue.origin === 'string' && issue.input === ''
        ? messageWith('{field} is required', { field })
        : outOfRange(field, issue.origin, String(issue.minimum), false);
    case 'invalid_format':
      return FORMATS[issue.format]?.(field) ?? messageWith('{field} is not valid', { field });
    default:
      return messageWith('{field} is not valid', { field });
  }
}

/** Options for parsing calls, whose replies are translated by key and values. */
export const INPUT = { error: inputMessage };

// elsewhere, such as in the rows of a file, messages are plain English
z.config({ customError: (issue) => inEnglish(inputMessage(issue)) });
