/** Length of the log at a moment and the hash of its last entry, which are enough to detect any change to earlier entries. */
export type Head = { seq: number; hash: string };
