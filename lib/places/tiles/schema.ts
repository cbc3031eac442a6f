import { z } from 'zod';

/** The zoom levels of any tile format. */
const MAX_ZOOM = 24;
const whole = z.coerce.number().int().min(0);

export const tileParams = z
  .object({ z: whole.max(MAX_ZOOM), x: whole, y: whole })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom);
