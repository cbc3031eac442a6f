/** Our own line drawings on a 160×120 canvas, one per category, used only as a fallback. */
const DRAWINGS: Record<string, string> = {
  Residential:
    'M44 98V34h36v64M80 98V48h36v50M53 44h6M65 44h6M53 58h6M65 58h6M53 72h6M65 72h6M89 58h6M101 58h6M89 72h6M101 72h6M58 98V86h8v12M94 98V86h8v12',
  Commercial: 'M50 98V26h60v72M50 40h60M50 54h60M50 68h60M50 82h60M70 26v56M90 26v56M72 98V82h16v16',
  Plots: 'M36 98l16-34h56l16 34zM52 64V52M108 64V52M36 98V84M124 98V84M80 64v34M46 78h68',
  Villas: 'M40 98V62l32-22 32 22v36M32 68l40-28 40 28M104 74h20v24M62 98V76h20v22M50 70h6M88 70h6M110 82h8',
  'Farm Houses':
    'M58 98V66l26-18 26 18v32M52 70l32-22 32 22M76 98V80h16v18M36 98V74M36 74c-10-4-8-18 0-20 8 2 10 16 0 20M128 98V82M128 82c-7-3-6-12 0-14 6 2 7 11 0 14',
  Industrial:
    'M36 98V62l22-14v14l22-14v14l22-14v50M102 48h6V30h8v68M46 76h10M66 76h10M86 76h8M64 98V86h16v12',
  Agricultural:
    'M28 98c24-14 80-14 104 0M40 90c20-14 60-14 80 0M56 80c12-8 36-8 48 0M80 74V50M80 58c-10 0-12-10-12-10s12 0 12 10c0-12 12-12 12-12s0 12-12 12',
};

/** A drawing of the category instead of a missing or broken photo. Decorative, never an error sign. */
export function CategoryElevation({ category, className }: { category?: string; className?: string }) {
  const drawing = DRAWINGS[category ?? ''] ?? DRAWINGS.Residential;
  return (
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M16 98h128" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
