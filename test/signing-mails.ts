import { Types } from 'mongoose';
import type { SignerRow, SigningLean } from '@/lib/deals/signing/data';
import { codeMail, mailEnded, mailFirm, mailSigned, mailSigner } from '@/lib/deals/signing/mails';
import type { Language } from '@/lib/platform/language/languages';
import type { MailWorld } from './mail-world';

/** The mails about a document that is to be signed. */
export function signingMails(language: Language, { lister }: MailWorld): Record<string, () => unknown> {
  const signer = {
    ...{ _id: new Types.ObjectId(), role: 'licensor', state: 'waiting', phone: '' },
    ...{ name: 'Ravi Kale', email: `ravi-${language}@home.example` },
  } as SignerRow;
  const id = new Types.ObjectId();
  const row = {
    ...{ _id: id, form: id, deal: id, language, firm: 'Asha Kulkarni', title: '2', signers: [signer] },
    ...{ expiresAt: new Date('2026-12-10T10:00:00Z'), sentBy: new Types.ObjectId(lister.id) },
  } as unknown as SigningLean;
  return {
    mailSigner: async () => {
      await mailSigner(row, signer, false);
      await mailSigner(row, signer, true);
      await mailSigner({ ...row, firm: '' }, signer, false);
    },
    codeMail: () => codeMail(row, signer, '246810'),
    mailSigned: () => mailSigned(row),
    mailFirm: async () => {
      await mailFirm(row, 'refused', '2');
      await mailFirm(row, 'expired');
    },
    mailEnded: () => mailEnded(row),
  };
}
