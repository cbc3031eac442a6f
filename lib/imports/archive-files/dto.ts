import type { Readable } from 'node:stream';

/** One file of the ZIP, opened when its turn comes. */
export type PackedFile = {
  path: string;
  /** pictures and similar files do not compress */
  isCompressed: boolean;
  open: () => Promise<Readable> | Readable;
};

/** Files to pack, with notes about those that can't be packed. */
export type Packing = { files: PackedFile[]; notes: string[]; counts: Record<string, number> };
