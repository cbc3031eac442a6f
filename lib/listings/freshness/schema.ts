import { z } from 'zod';
import { ANSWERS } from './constants';

export const questionParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
export const answerSchema = z.object({ answer: z.enum(ANSWERS, 'Say whether it is still available') });
export const listingParams = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/i) });
