import 'server-only';
import { documentPdf } from '@/lib/compliance/documents/loaders';
import { textsIn } from '@/lib/platform/language/messages';
import { siteUrl } from '@/lib/platform/site';
import { formatDateTime } from '@/lib/platform/text/format';
import { site } from '@/lib/settings/data';
import { addressIn } from '@/lib/settings/format';
import type { ReceiptDto } from './dto';

/** A receipt in the language in which the person agreed. */
export async function receiptPdf(receipt: ReceiptDto): Promise<Buffer> {
  const { language, title, words, at, endedAt, number, id } = receipt;
  const { t, label } = textsIn(language, 'compliance/documents');
  const agency = await site();
  const officer = agency.grievanceOfficer ?? agency;
  const rows: (readonly [string, string])[] = [
    [t('Purpose'), title],
    [t('You agreed to'), `“${words}”`],
    ...(number ? [[t('For the number'), `…${number}`] as const] : []),
    [t('Given on'), formatDateTime(at, language)],
    [
      t('State'),
      endedAt ? t('withdrawn on {time}', { time: formatDateTime(endedAt, language) }) : t('in force'),
    ],
    [t('Number of this receipt'), id],
  ];
  return documentPdf({
    language,
    author: agency.name,
    address: addressIn(agency.address, { label }),
    title: t('Consent receipt'),
    lead: t(
      '{name} uses your data for this purpose and for no other. For another purpose you are asked again.',
      {
        name: agency.name,
      },
    ),
    sections: [
      { title: t('Your consent'), rows },
      {
        title: t('Your rights'),
        rows: [
          [
            t('Withdraw'),
            t('At any time, with one press, at {address}. What was done before stays lawful.', {
              address: `${siteUrl()}/my-data`,
            }),
          ],
          [
            t('Complain'),
            t(
              'To our grievance officer, {email}, {phone}; after that to the Data Protection Board of India.',
              { email: officer.email, phone: officer.phone },
            ),
          ],
        ],
      },
    ],
  });
}
