import QRCode from 'qrcode';

const MAHARERA = 'https://maharera.maharashtra.gov.in';

/** The QR code as one path: it needs no picture file and no style attribute. */
function qrPath(text: string): { path: string; size: number } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: modules.size };
}

/**
 * The project number and the authority's website in type no smaller than the largest contact text, the QR code at the top
 * right, as MahaRERA's order on advertisements asks (docs/spec.md#rera). Stands above the contact card.
 */
export function ReraPanel({ number }: { number: string }) {
  const { path, size } = qrPath(
    `${MAHARERA}/projects-search-result?project_name=${encodeURIComponent(number)}`,
  );
  return (
    <section
      aria-label="RERA registration"
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-ink-soft">MahaRERA project</p>
          <p className="break-all font-bold text-xl tabular">{number}</p>
        </div>
        <svg
          viewBox={`-2 -2 ${size + 4} ${size + 4}`}
          className="size-24 shrink-0 rounded-md bg-white"
          role="img"
          aria-label={`QR code of project ${number} at MahaRERA`}
        >
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      </div>
      <a className="link text-xl tracking-tight" href={MAHARERA} target="_blank" rel="noopener">
        maharera.maharashtra.gov.in
      </a>
    </section>
  );
}
