/** The files made of a listing for printing and sending. */
export const PRINT_KINDS = ['brochure-1', 'brochure-2', 'picture', 'status', 'card-a4', 'card-a5'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export const PRINT_TYPES: Record<PrintKind, { extension: 'pdf' | 'jpg'; type: string }> = {
  'brochure-1': { extension: 'pdf', type: 'application/pdf' },
  'brochure-2': { extension: 'pdf', type: 'application/pdf' },
  picture: { extension: 'jpg', type: 'image/jpeg' },
  status: { extension: 'jpg', type: 'image/jpeg' },
  'card-a4': { extension: 'pdf', type: 'application/pdf' },
  'card-a5': { extension: 'pdf', type: 'application/pdf' },
};

/** Increase when the drawing of a print changes, so that stored ones are redrawn. */
export const PRINT_VERSION = 7;

/** A print not requested for this long is removed; the next request draws it again. */
export const KEPT_DAYS = 30;

/** Maximum listings in one ZIP, which take a minute of drawing if none of their prints is stored. */
export const MAX_ZIPPED = 20;
