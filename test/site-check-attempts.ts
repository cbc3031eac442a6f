type Attempt = { params: Record<string, string>; body?: unknown };

/** Attempts of a stranger on the evidence of another person's listing. Permitted callers: lib/moderation/site-checks/site-checks.test.ts. */
export const SITE_CHECK_ATTEMPTS: Record<string, (victim: { property: string }) => Attempt> = {
  'POST /api/property/[id]/evidence': ({ property }) => ({
    params: { id: property },
    body: { check: 'tax', state: 'told' },
  }),
  'POST /api/property/[id]/site-checks': ({ property }) => ({ params: { id: property } }),
  'GET /api/property/[id]/site-checks/[check]/photo': ({ property }) => ({
    params: { id: property, check: property },
  }),
};
