import type { Attempt } from './foreign-deals';

/** A stranger's attempts on another broker's owners, letters and closings (lib/platform/auth/handlers-walk.test.ts). */
export const FOREIGN_LETTERS: Record<string, (victim: { property: string }) => Attempt> = {
  'PUT /api/property/[id]/owner': ({ property }) => ({
    params: { id: property },
    body: { name: 'Me', phone: '', email: '', language: 'en', hasLetters: true },
  }),
  // letters of another broker: lib/brokers/letters/letters.test.ts
  'PATCH /api/letters/[id]': ({ property }) => ({ params: { id: property }, body: { isHeld: true } }),
  'POST /api/letters/[id]/send': ({ property }) => ({ params: { id: property } }),
  'POST /api/letters/[id]/shared': ({ property }) => ({ params: { id: property } }),
  'GET /api/property/[id]/closing': ({ property }) => ({ params: { id: property } }),
  'POST /api/property/[id]/closing': ({ property }) => ({ params: { id: property }, body: { __v: 0 } }),
  'POST /api/property/[id]/duplicate': ({ property }) => ({ params: { id: property } }),
};
