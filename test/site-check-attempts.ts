type Attempt = { params: Record<string, string>; body?: unknown };

/** A stranger's attempts on another person's site checks. lib/moderation/site-checks/site-checks.test.ts lists the permitted callers. */
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
