import 'server-only';
import { getSettings, siteOf } from '@/lib/settings/data';
import { Counter } from '@/models/platform/counter';
import { formatPropertyCode, placeOfCode } from './rules';

const SEQUENCE = 'listing';

/** Generates one code per call, for the announced number of listings. */
export type CodeMaker = (citySlug: string | undefined) => string;

/** Reserves the codes of `count` new listings; unused ones are never given again. */
export async function reservePropertyCodes(count: number): Promise<CodeMaker> {
  const [{ settings }, row] = await Promise.all([
    getSettings(),
    Counter.findByIdAndUpdate(
      SEQUENCE,
      { $inc: { value: count } },
      { upsert: true, returnDocument: 'after' },
    ).lean(),
  ]);
  const { codePrefix } = siteOf(settings);
  let place = row.value - count;
  return (citySlug) => formatPropertyCode(codePrefix, citySlug, place++);
}

/** Codes kept by listings restored from another installation, and the first number never assigned here. */
export type KeptCodes = { from: number; codes: ReadonlySet<string> };

/**
 * Selects the codes to keep, which have our letters and a number never assigned here, at most `step` ahead of assigned ones. Numbers up to the last of them are
 * no longer assigned. Repeating with the `from` of a call before a crash has the same result.
 */
export async function keepPropertyCodes(
  codes: readonly string[],
  step: number,
  from?: number | null,
): Promise<KeptCodes> {
  const { settings } = await getSettings();
  const { codePrefix } = siteOf(settings);
  const places = [...new Set(codes)].flatMap((code) => {
    const place = placeOfCode(code, codePrefix);
    return place === undefined ? [] : [{ code, place }];
  });
  const keptFrom = (start: number) => places.filter(({ place }) => place >= start && place <= start + step);
  const named = (start: number): KeptCodes => ({
    from: start,
    codes: new Set(keptFrom(start).map(({ code }) => code)),
  });
  if (from !== undefined && from !== null) return named(from);
  await Counter.updateOne({ _id: SEQUENCE }, { $setOnInsert: { value: 0 } }, { upsert: true });
  for (;;) {
    const start = (await Counter.findById(SEQUENCE).lean())?.value ?? 0;
    const next = keptFrom(start).reduce((last, { place }) => Math.max(last, place + 1), start);
    // unless a number was assigned meanwhile
    const { matchedCount } = await Counter.updateOne(
      { _id: SEQUENCE, value: start },
      { $set: { value: next } },
    );
    if (matchedCount === 1) return named(start);
  }
}
