import { take } from '@/lib/platform/handed/store';
import type { Messages } from './translate';

export type TextFile = { messages: Messages };
type Source = { address: string; handed: string };

/** `#text-file` where the HTML is written: what the page hands over (lib/platform/handed). */
export const useTextFile = ({ handed }: Source): TextFile => take(handed);
