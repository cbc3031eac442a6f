import { AppError } from '@/lib/platform/errors';

/** Why a file cannot be read, beside its field. */
export function refuseFile(message: string): never {
  throw new AppError('invalid', message, { issues: [{ path: 'file', message }] });
}
