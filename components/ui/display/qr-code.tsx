import QRCode from 'qrcode';

/** A QR code as one path of lines: it needs no picture file and no style attribute. `label` describes its target. */
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
  for (let y = 0; y < size; y++) {
    // half a module down: each row of dark modules is one line, as thick as a module
    let row = '';
    let end = 0;
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      if (x === from) continue;
      row += row ? `m${from - end} 0h${x - from}` : `M${from} ${y}.5h${x - from}`;
      end = x;
    }
    path += row;
  }
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      className={`${className} shrink-0 rounded-md bg-white`}
      role="img"
      aria-label={label}
    >
      <path d={path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
