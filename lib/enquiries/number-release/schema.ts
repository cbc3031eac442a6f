import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/i, 'Unknown id');
export const releaseSchema = z.object({ enquiry: id });
export const releaseParams = z.object({ id });
