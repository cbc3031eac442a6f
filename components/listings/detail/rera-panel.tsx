import { useTexts } from '#language';
import QrCode from '@/components/ui/display/qr-code';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';

/** Number and website are no smaller than the largest contact text, with the QR code at the top right, as MahaRERA orders (docs/spec/listing.md#rera). */
export function ReraPanel({ number }: { number: string }) {
  const { t } = useTexts('listings/facts');
  const cut = MAHARERA_HOST.indexOf('.') + 1;
  const [host, domain] = [MAHARERA_HOST.slice(0, cut), MAHARERA_HOST.slice(cut)];
  return (
    <section
      aria-label={t('RERA registration')}
      className="flex items-start justify-between gap-4 rounded-md border border-line bg-surface p-2 sm:p-4"
    >
      <div className="min-w-0">
        <p className="text-ink-soft max-sm:leading-tight">{t('MahaRERA project')}</p>
        <p className="break-all font-bold text-xl leading-snug tabular">{number}</p>
        <a
          className="link inline-block text-xl leading-snug tracking-tight"
          href={`https://${MAHARERA_HOST}`}
          target="_blank"
          rel="noopener"
        >
          {host}
          <wbr />
          {domain}
        </a>
      </div>
      <QrCode text={maharera(number)} label={t('QR code of project {number} at MahaRERA', { number })} />
    </section>
  );
}
