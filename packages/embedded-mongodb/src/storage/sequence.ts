/** Key of the number of the last change in the data file. The log continues with the next one. */
export const SEQUENCE_KEY = Buffer.from([0, 0, 0, 0, 0x73]);

export function sequenceIn(value: Buffer | undefined): number {
  return value ? Number(value.readBigUInt64BE(0)) : 0;
}
