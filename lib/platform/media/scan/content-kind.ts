export type ContentKind = 'test virus' | 'program' | 'archive' | 'page';

export const HEAD_BYTES = 1024;

/** The test virus in two parts, so that virus scanners do not report this source file. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Patterns of the first bytes as hex digits. */
const SIGNATURES: readonly (readonly [ContentKind, RegExp])[] = [
  // Windows programs start with `MZ` and soon have a zero byte, which text does not
  ['program', /^4d5a(..){0,62}?00/],
  // Linux, macOS (both byte orders, and universal files), Java, WebAssembly, Android
  ['program', /^(7f454c46|c[ef]faedfe|feedfac[ef]|cafebabe|0061736d|6465780a)/],
  // ZIP and formats based on it, gzip, bzip2, xz, 7z, RAR, Zstandard
  ['archive', /^(504b(0304|0506|0708)|1f8b|425a683[1-9]|fd377a585a00|377abcaf271c|526172211a07|28b52ffd)/],
];
const TEXTS: readonly (readonly [ContentKind, RegExp])[] = [
  ['program', /^#!\s*\//],
  ['page', /^(\xef\xbb\xbf)?\s*<(!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i],
];

/** The kind shown by the first bytes, if it is refused wherever it is unexpected. Undefined for everything else. */
export function kindOf(head: Uint8Array): ContentKind | undefined {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1');
  // anywhere in the head, because the test virus within a table or text is the same test
  if (text.includes(EICAR)) return 'test virus';
  const hex = Buffer.from(text, 'latin1').toString('hex');
  return (
    SIGNATURES.find(([, pattern]) => pattern.test(hex))?.[0] ??
    TEXTS.find(([, pattern]) => pattern.test(text))?.[0]
  );
}
