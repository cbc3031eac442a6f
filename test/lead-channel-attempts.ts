type Attempt = { params: Record<string, string>; body?: unknown };

/** A stranger's attempts on the channels of another person's lead (lib/platform/auth/handlers-walk.test.ts). */
export const LEAD_CHANNEL_ATTEMPTS: Record<string, (victim: { lead: string }) => Attempt> = {
  // another person's ZIP is unknown too
  'GET /api/archive/[id]': ({ lead }) => ({ params: { id: lead } }),
  'POST /api/archive/[id]': ({ lead }) => ({ params: { id: lead } }),
  'DELETE /api/archive/[id]': ({ lead }) => ({ params: { id: lead } }),
  'GET /api/archive/[id]/file': ({ lead }) => ({ params: { id: lead } }),
  'GET /api/leads/[id]/whatsapp': ({ lead }) => ({ params: { id: lead } }),
  'POST /api/leads/[id]/whatsapp': ({ lead }) => ({
    params: { id: lead },
    body: { key: '6a0f0d4c-8a3e-4c3e-9d0a-0c6f2b7d1e11', text: 'Hello' },
  }),
  'POST /api/leads/[id]/whatsapp/[message]': ({ lead }) => ({
    params: { id: lead, message: 'f'.repeat(24) },
    body: { action: 'again' },
  }),
  'GET /api/leads/[id]/whatsapp/[message]/file': ({ lead }) => ({
    params: { id: lead, message: 'f'.repeat(24) },
  }),
  'POST /api/leads/[id]/calls': ({ lead }) => ({ params: { id: lead } }),
  'GET /api/leads/[id]/calls/[call]/recording': ({ lead }) => ({
    params: { id: lead, call: 'f'.repeat(24) },
  }),
  'POST /api/leads/[id]/consents': ({ lead }) => ({
    params: { id: lead },
    body: { kind: 'visits', way: 'call', words: 'Yes', isActive: true },
  }),
};
