import { z } from 'zod';
import { uploadDocument } from '@/lib/accounts/documents/mutations';
import { route } from '@/lib/platform/http/route';

/** Multipart: `type` (aadhaar, pan, property) and one `file`. */
export const POST = route(
  { auth: 'user', limit: 'upload', reply: { 201: z.strictObject({ _id: z.string(), url: z.string() }) } },
  async ({ session, request, ip }) => {
    const _id = await uploadDocument(session, request, ip);
    return Response.json({ _id, url: `/api/user/documents/${_id}` }, { status: 201 });
  },
);
