import { z } from 'zod';
import { ARCHIVE_FOR } from './constants';

/** `GET /api/deals/{id}/archive`, with the receiver of the ZIP. */
export const archiveQuerySchema = z.object({
  for: z.enum(ARCHIVE_FOR, 'Choose archive or bank').optional().default('archive'),
});
