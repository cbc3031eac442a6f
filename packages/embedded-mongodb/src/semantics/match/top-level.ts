import { mongoError } from '../errors';

export function notAllowed(name: string): Error {
  return mongoError('QueryFeatureNotAllowed', `${name} is not allowed in this context`);
}

export function refused(name: string): Error {
  return mongoError(
    'BadValue',
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}
