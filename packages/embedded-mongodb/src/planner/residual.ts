import { type Document, docOf, keysOf, setField } from '../semantics/values';
import type { Plan } from './plan';

/** The part of the filter that the plan's ranges do not cover. */
export function residualFilter(plan: Plan, filter: Document): Document {
  if (plan.kind !== 'index' || plan.covered.size === 0) return filter;
  const rest = docOf({});
  for (const name of keysOf(filter)) if (!plan.covered.has(name)) setField(rest, name, filter[name]);
  return rest;
}
