import { z } from 'zod';
import { printHandler } from '@/lib/listing-print/loaders';

/** The listing as one picture to send, 1080 × 1350. */
export const GET = printHandler(z.object({}), () => 'picture');
