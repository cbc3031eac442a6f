import { OP_MSG } from '../wire/messages';
import { BSON, readUInt32 } from '../wire/raw-bson';

/** Start of the body of an OP_MSG without other sections. */
export const BODY = 21;

/** True for an OP_MSG without flags whose only section, by its lengths, is the command document. */
export function isPlainMessage(frame: Buffer): boolean {
  return (
    frame.length >= 40 &&
    frame[12] === (OP_MSG & 0xff) &&
    frame[13] === OP_MSG >> 8 &&
    readUInt32(frame, 16) === 0 &&
    frame[20] === 0 &&
    readUInt32(frame, BODY) === frame.length - BODY
  );
}

export function isName(frame: Buffer, at: number, end: number, name: string): boolean {
  if (end - at !== name.length) return false;
  for (let i = 0; i < name.length; i++) if (frame[at + i] !== name.charCodeAt(i)) return false;
  return true;
}

/** True for exactly `{id: UUID}`, which is what drivers send as `lsid`. */
export function isSessionId(frame: Buffer, at: number, end: number): boolean {
  return (
    end - at === 30 &&
    frame[at + 4] === BSON.binary &&
    isName(frame, at + 5, at + 7, 'id') &&
    frame[at + 7] === 0 &&
    readUInt32(frame, at + 8) === 16 &&
    frame[at + 12] === 4
  );
}
