import type { ReactNode } from 'react';
import { preserveInflection } from '#inflection';
import { inflected, withJoints } from './inflection';

preserveInflection({ inflected, withJoints });

/** Around everything that a page in Marathi or Hindi draws in the browser: the forms of its words are there before any text. */
export default function WithInflection({ children }: { children: ReactNode }) {
  return children;
}
