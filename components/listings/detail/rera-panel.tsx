import { useTexts } from '#language';
import QrCode from '@/components/ui/display/qr-code';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';

/**
 * The project number and the authority's website in type no smaller than the largest contact text, the QR code at the top
 * right, as MahaRERA's order on advertisements asks (docs/spec.md#rera). Is above the contact card.
 */
export function ReraPanel({ number }: { number: string }) {
  const { t } = useTexts('listings/facts');
  return (
    <section
      aria-label={t('RERA registration')}
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-soft">{t('MahaRERA project')}</p>
          <p className="break-all font-bold text-xl tabular">{number}</p>
        </div>
        <QrCode text={maharera(number)} label={t('QR code of project {number} at MahaRERA', { number })} />
      </div>
      <a
        className="link text-xl tracking-tight"
        href={`https://${MAHARERA_HOST}`}
        target="_blank"
        rel="noopener"
      >
        {MAHARERA_HOST}
      </a>
    </section>
  );
}
