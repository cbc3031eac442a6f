/** The length of the log at a moment, and the hash of its last entry: enough to detect any change to what came before. */
export type Head = { seq: number; hash: string };
