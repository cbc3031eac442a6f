import { numberAt } from './numbers';
import { phraseSet, type Token } from './tokens';
import { UNITS } from './units';

const LINKS = phraseSet('me, mein, madhe, madhye, is, are, =, mhanje, in, to, ka, mtlb, में, मध्ये, म्हणजे');
const HOW_MANY = phraseSet('how many, how much, kitne, kitna, kitni, kiti, कितने, कितना, कितनी, किती');

/** "1 guntha", "an acre": a number of a measure of land. */
function sizeAt(tokens: readonly Token[], at: number): number | undefined {
  const number = numberAt(tokens, at);
  const used = number?.used ?? (['a', 'an'].includes(tokens[at]?.text ?? '') ? 1 : 0);
  const unit = used > 0 ? UNITS.at(tokens, at + used) : undefined;
  return unit?.value.kind === 'area' ? at + used + unit.used : undefined;
}

/** "sqft": the measure that is asked for. */
function measureAt(tokens: readonly Token[], at: number): number | undefined {
  const many = HOW_MANY.at(tokens, at);
  const unit = many && UNITS.at(tokens, at + many.used);
  return unit?.value.kind === 'area' ? at + many!.used + unit.used : undefined;
}

const skip = (tokens: readonly Token[], at: number) => at + (LINKS.at(tokens, at)?.used ?? 0);

/** "1 guntha me kitne sqft", "how many sqft in an acre": a question about measures, and no size of a home. */
export function conversion(tokens: readonly Token[], start: number): { used: number } | undefined {
  const size = sizeAt(tokens, start);
  const asked = size && measureAt(tokens, skip(tokens, size));
  if (asked) return { used: asked - start };
  const measure = measureAt(tokens, start);
  const end = measure && sizeAt(tokens, skip(tokens, measure));
  return end ? { used: end - start } : undefined;
}
