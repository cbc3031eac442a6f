import type { RowReader } from '@/lib/imports/decisions/rules';
import type { PictureLookup, Problem } from '@/lib/imports/dto';
import { MAX_IMAGES } from '@/lib/listings/media/constants';

/** A picture's path in the ZIP, and its stored place. */
export type FilePicture = { name: string; publicId: string };

const SEPARATORS = /\s*[;,|\n]\s*/;
const LINK = /^(?:https?:)?\/\/|^www\./i;

/** A path normalised for comparison, with one separator, no "./" and lower case. */
const pathKey = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .trim()
    .toLowerCase();
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** A ZIP's pictures by path, by unique file name, and by the code in their folder or at the start of their name. */
export class PictureFinder implements PictureLookup {
  private readonly byPath = new Map<string, string>();
  private readonly byBase = new Map<string, string[]>();

  constructor(pictures: readonly FilePicture[]) {
    for (const { name, publicId } of [...pictures].sort((a, b) => inOrder(a.name, b.name))) {
      const path = pathKey(name);
      this.byPath.set(path, publicId);
      this.byBase.set(baseOf(path), [...(this.byBase.get(baseOf(path)) ?? []), publicId]);
    }
  }

  get isEmpty(): boolean {
    return this.byPath.size === 0;
  }

  /** Finds a picture by its path, the end of its path, or its file name. */
  find(name: string): string | undefined {
    const wanted = pathKey(name);
    const whole = this.byPath.get(wanted);
    if (whole) return whole;
    const ends = [...this.byPath].filter(([path]) => path.endsWith(`/${wanted}`));
    if (ends.length === 1) return ends[0]?.[1];
    const same = this.byBase.get(baseOf(wanted)) ?? [];
    return same.length === 1 ? same[0] : undefined;
  }

  /** All pictures of a folder: "pictures/SG-NAG-1001/". */
  folder(name: string): string[] {
    const wanted = pathKey(name).replace(/\/+$/, '');
    if (!wanted) return [];
    return [...this.byPath].flatMap(([path, id]) =>
      path.startsWith(`${wanted}/`) || path.includes(`/${wanted}/`) ? [id] : [],
    );
  }

  /** A code's pictures that no column names: in a folder of that name, or "A-1_hall.jpg". */
  ofCode(code: string): string[] {
    const inFolder = this.folder(code);
    if (inFolder.length > 0) return inFolder;
    const wanted = pathKey(code);
    return [...this.byPath].flatMap(([path, id]) => {
      const base = baseOf(path);
      return base.startsWith(wanted) && /^[-_ .(]/.test(base.slice(wanted.length)) ? [id] : [];
    });
  }
}

export type RowPictures = { pictures: string[]; warnings: Problem[] };

const NOT_FETCHED =
  'Pictures are not fetched from other sites. Put the files into a ZIP beside the sheet, and their names into this column';
const NO_ZIP = 'No pictures came with the sheet. Choose a ZIP of them beside it';
const NOT_THERE = 'This picture is not in the ZIP';
const TOO_MANY = `A listing has at most ${MAX_IMAGES} pictures: the first ones are taken`;

/** A row's pictures, by its picture column, else by its code. Missing ones are reported; the row is imported without them. */
export function readPictures(
  reader: RowReader,
  finder: PictureLookup,
  code: string | undefined,
): RowPictures {
  const [text, column] = [reader.text('pictures'), reader.heading('pictures')];
  const warnings: Problem[] = [];
  const warn = (value: string, message: string) =>
    warnings.push({ column, value: value.slice(0, 80), message });
  const found: string[] = [];
  for (const name of text.split(SEPARATORS).filter(Boolean)) {
    if (LINK.test(name)) warn(name, NOT_FETCHED);
    else if (finder.isEmpty) warn(name, NO_ZIP);
    else {
      const one = finder.find(name);
      const all = one ? [one] : finder.folder(name);
      if (all.length === 0) warn(name, NOT_THERE);
      found.push(...all);
    }
  }
  const pictures = [...new Set(text || !code ? found : finder.ofCode(code))];
  if (pictures.length > MAX_IMAGES) warn(text, TOO_MANY);
  return { pictures: pictures.slice(0, MAX_IMAGES), warnings };
}
