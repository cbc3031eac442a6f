import { z } from 'zod';
import { printHandler } from '@/lib/prints/files/loaders';

/** The listing as one picture to send, 1080 × 1350. */
export const GET = printHandler(z.object({}), () => 'picture');
