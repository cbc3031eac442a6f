import { z } from 'zod';
import { assertMailServer, receiveMail } from '@/lib/enquiries/mail-replies/mutations';
import { readBytes } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';
import { MAX_MAIL_BYTES } from '@/lib/platform/mail/inbound';

/** A mail server delivers a raw mail (message/rfc822). The call comes from anywhere; its secret authorises it. */
export const POST = route(
  {
    auth: 'public',
    fromAnywhere: true,
    limit: 'inboundMail',
    reply: { 202: z.strictObject({ stored: z.boolean() }) },
  },
  async ({ request }) => {
    assertMailServer(request.headers);
    const outcome = await receiveMail(await readBytes(request, MAX_MAIL_BYTES));
    return Response.json({ stored: outcome === 'stored' || outcome === 'draft' }, { status: 202 });
  },
);
