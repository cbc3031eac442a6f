import type { Language } from './languages';

/** Codes in compiled texts for `#` and the kinds of choices. */
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const NUMBER = 4;
const KINDS: Record<string, number> = { select: SELECT, plural: PLURAL, number: NUMBER };

type Branches = { readonly [value: string]: CompiledMessage };
type Part =
  | string
  | typeof POUND
  | readonly [name: string]
  | readonly [name: string, kind: number, branches?: Branches]
  | Parts;
interface Parts extends ReadonlyArray<Part> {}
/** A text, or its parts as `[name]`, `[name, kind, branches]` or `[tag, ...children]`. */
export type CompiledMessage = string | readonly Part[];

/** Values of a message: numbers, and words that are the same in every language. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Braced<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Braced<Rest> : never;
type AfterBrace<T> = T extends `${string}{${infer Rest}` ? AfterBrace<Rest> : T;
type Counted<T> = T extends `${infer Before}, plural,${infer Rest}`
  ? AfterBrace<Before> | Counted<Rest>
  : never;
/** The values that a text takes. For one with branches, only the numbers are named, because the branches are not parsed. */
export type ValuesOf<K extends string> =
  K extends `${string}{${string}, ${'plural' | 'select' | 'number'}${string}`
    ? Readonly<Record<Counted<K>, number>> & MessageValues
    : Readonly<Record<Braced<K>, string | number>>;

/**
 * Compiles the part of ICU MessageFormat that messages/ uses: `{name}`, `{count, plural, =0 {…} one {# …} other {…}}`,
 * `{kind, select, a {…} other {…}}`, `{count, number}` and `<b>…</b>`. Apostrophes are letters. Throws on mismatched braces
 * or tags.
 */
export function compile(text: string): CompiledMessage {
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at} in "${text}"`);
  };
  const read = (pattern: RegExp): string | undefined => {
    const [found, word] = text.slice(at).match(pattern) ?? [];
    at += found?.length ?? 0;
    return word;
  };
  function branches(counts: boolean): Branches {
    const found: Record<string, CompiledMessage> = {};
    for (let name = read(/^\s*(=?\w+)\s*\{/); name; name = read(/^\s*(=?\w+)\s*\{/))
      found[name] = parts('}', counts);
    if (found.other === undefined) fail('no branch "other"');
    return found;
  }
  function argument(counts: boolean): Part {
    const name = read(/^\{\s*(\w+)\s*/) ?? fail('no name');
    const word = read(/^,\s*(\w+)\s*,?/);
    const kind = word ? (KINDS[word] ?? fail(`"${word}"`)) : undefined;
    const part: Part =
      kind === undefined
        ? [name]
        : kind === NUMBER
          ? [name, kind]
          : [name, kind, branches(counts || kind === PLURAL)];
    return read(/^\s*(\})/) ? part : fail('no }');
  }
  function parts(end: string, counts: boolean): CompiledMessage {
    const found: Part[] = [];
    let words = '';
    const add = (part: Part) => {
      if (words) found.push(words);
      words = '';
      if (part !== '') found.push(part);
    };
    while (at < text.length || end) {
      if (at >= text.length) fail(`no ${end}`);
      if (end && text.startsWith(end, at)) {
        at += end.length;
        break;
      }
      const tag = read(/^<(\w+)>/);
      if (tag) {
        const inside = parts(`</${tag}>`, counts);
        add(typeof inside === 'string' ? [tag, inside] : [tag, ...inside]);
      } else if (text[at] === '{') add(argument(counts));
      else if (text[at] === '}' || text.startsWith('</', at)) fail('nothing to end');
      else if (text[at] === '#' && counts) {
        at += 1;
        add(POUND);
      } else words += text[at++];
    }
    add('');
    if (found.length === 0) return '';
    return found.length === 1 && typeof found[0] === 'string' ? found[0] : found;
  }
  return parts('', false);
}

const pluralRules = new Map<Language, Intl.PluralRules>();
function rulesOf(language: Language): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}
/** Latin digits with Indian grouping in every language, which `Intl` with `mr-IN` does not give. */
const numbers = new Intl.NumberFormat('en-IN');

type Values<T> = Readonly<Record<string, string | number | ((chunks: (string | T)[]) => T)>>;

/** The parts of a text with its values. Elements are the results of its tags' functions. */
function* written<T>(
  message: CompiledMessage,
  language: Language,
  values: Values<T>,
  count?: number,
): Generator<string | T> {
  if (typeof message === 'string') return yield message;
  for (const part of message) {
    if (typeof part === 'string') yield part;
    else if (part === POUND) yield numbers.format(count ?? 0);
    else {
      const [name, kind, given] = part as readonly [string, unknown?, unknown?];
      const value = values[name];
      if (kind === undefined) yield String(value ?? `{${name}}`);
      else if (kind === NUMBER) yield numbers.format(Number(value));
      else if (kind === SELECT || kind === PLURAL) {
        const all = given as Branches;
        const key = kind === PLURAL ? rulesOf(language).select(Number(value)) : String(value);
        const branch = (kind === PLURAL ? all[`=${value}`] : undefined) ?? all[key] ?? all.other ?? '';
        yield* written(branch, language, values, kind === PLURAL ? Number(value) : count);
      } else {
        const inside = joined([...written(part.slice(1) as Part[], language, values, count)]);
        yield typeof value === 'function' ? value(inside) : inside.join('');
      }
    }
  }
}

/** Merges adjacent texts, so that a suffix finds the value before it. */
function joined<T>(parts: readonly (string | T)[]): (string | T)[] {
  const merged: (string | T)[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part !== '') merged.push(part);
  }
  return merged;
}

export const formatParts = <T>(
  message: CompiledMessage,
  language: Language,
  values: Values<T> = {},
): (string | T)[] => joined([...written<T>(message, language, values)]);
