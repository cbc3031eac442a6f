import type { ReactNode } from 'react';
import { preserveInflection } from '#inflection';
import { inflected, withJoints } from './inflection';

preserveInflection({ inflected, withJoints });

/** Wraps everything that a Marathi or Hindi page renders in the browser: inflection is loaded before any text. */
export default function WithInflection({ children }: { children: ReactNode }) {
  return children;
}
