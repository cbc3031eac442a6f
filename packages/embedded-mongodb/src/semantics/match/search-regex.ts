import { build, MAX_CACHED, SURROGATE } from './regex';
import { matchLimit, runTimed, TIMEOUT_MS } from './timed-regex';

type Search = (text: string, all: boolean) => RegExpExecArray[];

/** A first look that ends at the limit; afterwards the same search is known to come back. */
const bounded = (regex: RegExp) => runTimed<number>(regex, 'text.replace(regex, "").length');

function makeSearch(pattern: string, options: string): Search {
  const { regex, pairs, risky, riskyPairs } = build(pattern, options, 'g');
  const plainBound = risky ? bounded(regex) : undefined;
  const pairedBound = pairs && riskyPairs ? bounded(pairs) : undefined;
  return (text, all) => {
    const isPaired = pairs !== undefined && SURROGATE.test(text);
    (isPaired ? pairedBound : plainBound)?.(text);
    return searchFrom(isPaired ? pairs : regex, text, all);
  };
}

/** One match takes at most as long as the text is; of many, each may. */
function searchFrom(regex: RegExp, text: string, all: boolean): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const started = performance.now();
  for (const match of text.matchAll(regex)) {
    found.push(match);
    if (!all) break;
    if (performance.now() - started > TIMEOUT_MS) throw matchLimit();
  }
  return found;
}

/** Kept, so that the limit over many values counts them together. */
const cache = new Map<string, Search>();

/** The first match of a pattern in a text, or all of them. */
export function searchRegex(pattern: string, options: string, text: string, all: boolean): RegExpExecArray[] {
  const id = `${options}/${pattern}`;
  let search = cache.get(id);
  if (!search) {
    search = makeSearch(pattern, options);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(id, search);
  }
  return search(text, all);
}
