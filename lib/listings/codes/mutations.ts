import 'server-only';
import { getSettings, siteOf } from '@/lib/settings/data';
import { Counter } from '@/models/platform/counter';
import { formatPropertyCode } from './rules';

const SEQUENCE = 'listing';

/** Makes one code for each call, of as many listings as were announced. */
export type CodeMaker = (citySlug: string | undefined) => string;

/** Reserves the codes of `count` new listings; those that are not used are never given again. */
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
