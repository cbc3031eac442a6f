import { printHandler } from '@/lib/prints/files/loaders';
import { cardQuerySchema } from '@/lib/prints/window-card/schema';

/** The listing as a landscape card for a shop window, A4 or A5. */
export const GET = printHandler(cardQuerySchema, ({ size }) => (size === 'a4' ? 'card-a4' : 'card-a5'));
