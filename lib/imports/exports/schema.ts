import { z } from 'zod';

export const EXPORTS = ['listings', 'leads', 'clients', 'contacts', 'visits', 'deals', 'enquiries'] as const;
export type ExportName = (typeof EXPORTS)[number];
export const exportParams = z.object({ what: z.enum(EXPORTS) });
