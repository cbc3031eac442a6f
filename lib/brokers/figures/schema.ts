import { z } from 'zod';
import { first } from '@/lib/platform/text/list-url';
import { PERIODS } from './constants';

const days = z.preprocess((value) => Number(first(value) ?? PERIODS[0]), z.literal(PERIODS));

/** Strict, because the API reports errors. */
export const figuresQuerySchema = z.object({ days });

/** Lenient, because the page always shows something. */
export const figuresPageSchema = z.object({ days: days.catch(PERIODS[0]) });
