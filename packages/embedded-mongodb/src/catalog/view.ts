import { decode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import type { Document } from '../semantics/values';

export interface View {
  db: string;
  name: string;
  viewOn: string;
  readonly pipeline: Document[];
  /** As `listCollections` shows them, the pipeline among them. */
  readonly options: Document;
}

/** Longer definitions than this stay on the disk until they are asked for: up to 16 MB each, they would fill the memory. */
const MOST_HELD_BYTES = 64 * 1024;

/** The view as the catalog holds it: `bytes` long, and `read` reads it again. */
export function heldView(view: View, bytes: number, read: () => Buffer | undefined): View {
  if (bytes <= MOST_HELD_BYTES) return view;
  const { db, name, viewOn } = view;
  const stored = (): Document => {
    const now = read();
    if (!now) throw mongoError('NamespaceNotFound', `The view ${db}.${name} was dropped`);
    return decode(now);
  };
  return {
    db,
    name,
    viewOn,
    get pipeline(): Document[] {
      return stored().pipeline as Document[];
    },
    get options(): Document {
      return stored().options as Document;
    },
  };
}
