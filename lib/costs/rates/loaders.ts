import 'server-only';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { listRates } from './data';
import type { RateDto } from './rules';

/** The dated rows of a state and of India, with their labels and sources in a language. */
export async function loadStateRates(state: string, language: Language): Promise<RateDto[]> {
  const { label } = textsIn(language, 'listings/facts');
  const rates = await listRates(state);
  return rates.map((rate) => ({ ...rate, label: label(rate.label), source: label(rate.source) }));
}
