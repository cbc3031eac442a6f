import { z } from 'zod';
import { first } from '@/lib/platform/browser/list-url';
import { PERIODS } from './constants';

const days = z.preprocess((value) => Number(first(value) ?? PERIODS[0]), z.literal(PERIODS));

/** Of the API, which says what is wrong. */
export const figuresQuerySchema = z.object({ days });

/** Of the page, which always shows something. */
export const figuresPageSchema = z.object({ days: days.catch(PERIODS[0]) });
