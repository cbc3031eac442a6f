import { GET as document } from '@/app/api/admin/certificates/[id]/document/route';
import { DELETE as remove } from '@/app/api/admin/certificates/[id]/route';
import { PUT as save } from '@/app/api/admin/certificates/route';
import type { Browser } from './browser';
import { pdf } from './dangerous-files';

export const NUMBER = 'A50500012345';

export const certificatesOf = (browser: Browser) => ({
  save: (holder: string, validUntil: string, { number = NUMBER, file = true } = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ holder, number, validUntil })) body.set(name, value);
    if (file)
      body.set('file', new File([new Uint8Array(pdf())], 'certificate.pdf', { type: 'application/pdf' }));
    return browser.call(save, '/x', { method: 'PUT', body });
  },
  open: (id: string) => browser.call(document, '/x', { params: { id } }),
  remove: (id: string) => browser.call(remove, '/x', { method: 'DELETE', params: { id } }),
});
