import type { Readable } from 'node:stream';

/** One file of the ZIP, opened when its turn comes. */
export type PackedFile = {
  path: string;
  /** pictures and similar files do not compress */
  isCompressed: boolean;
  open: () => Promise<Readable> | Readable;
};

/** The files to pack, and notes about those that cannot be packed. */
export type Packing = { files: PackedFile[]; notes: string[]; counts: Record<string, number> };
