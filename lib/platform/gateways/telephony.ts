import 'server-only';
import { env } from '@/lib/platform/env';
import type { Telephony } from './call-types';
import { exotel } from './exotel';

/** The environment's telephony service, or undefined without one, in which case people dial themselves. */
export function telephony(): Telephony | undefined {
  const { TELEPHONY_URL, TELEPHONY_NUMBER } = env();
  return TELEPHONY_URL && TELEPHONY_NUMBER ? exotel(TELEPHONY_URL, TELEPHONY_NUMBER) : undefined;
}
