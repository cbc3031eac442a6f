import type { Readable } from 'node:stream';

/** One file of the ZIP, opened when it is its turn. */
export type PackedFile = {
  path: string;
  /** pictures and the like do not get smaller */
  isCompressed: boolean;
  open: () => Promise<Readable> | Readable;
};

/** What is to be packed, and what could not be. */
export type Packing = { files: PackedFile[]; notes: string[]; counts: Record<string, number> };
