import { Decimal128 } from 'bson';
import { Width, widthOf } from '../arithmetic';
import { toDouble } from '../match/numbers';

/** A number as `$toString` prints it. */
export function numberText(value: unknown): string {
  if (value instanceof Decimal128) return value.toString();
  if (widthOf(value) !== Width.double) return String(value);
  const n = toDouble(value) as number;
  if (Number.isNaN(n)) return 'NaN';
  if (!Number.isFinite(n)) return n > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(n, -0)) return '-0';
  const magnitude = Math.abs(n);
  if (magnitude !== 0 && (magnitude >= 1e21 || magnitude < 1e-6)) {
    return n.toString().replace(/e([+-])(\d)$/, 'e$10$2');
  }
  return String(n);
}
