import { AppError } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { formatNumber } from '@/lib/platform/text/format';
import { MAX_COLUMNS, MAX_IMPORT_CHARACTERS, MAX_MERGES, MAX_SHEETS } from './constants';

/** Refuses an unreadable file, with the message at its field. */
export function refuseFile(message: string): never {
  throw new AppError('invalid', message, { issues: [{ path: 'file', message }] });
}

export const refuseWidth = (columns: number): never =>
  refuseFile(
    messageWith('The sheet has {columns} columns. The limit is {most}', {
      columns,
      most: MAX_COLUMNS,
    }),
  );

export const refuseCharacters = (): never =>
  refuseFile(
    messageWith('The file has more than {most} characters. Split it and import the parts one by one', {
      most: formatNumber(MAX_IMPORT_CHARACTERS),
    }),
  );

export const refuseSheets = (): never =>
  refuseFile(
    messageWith('The workbook has more than {most} sheets. Copy the ones you need into another workbook', {
      most: MAX_SHEETS,
    }),
  );

export const refuseMerges = (): never =>
  refuseFile(
    messageWith('The sheet has more than {most} merged areas. Unmerge them and choose the file again', {
      most: formatNumber(MAX_MERGES),
    }),
  );
