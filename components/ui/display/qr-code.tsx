import QRCode from 'qrcode';

/** A QR code as one path: it needs no picture file and no style attribute. `label` describes its target. */
export default function QrCode({
  text,
  label,
  className = 'size-24',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      // a run of dark modules is one rectangle
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className={`${className} shrink-0 rounded-md bg-white`}
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
