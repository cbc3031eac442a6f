import v8 from 'node:v8';
import { BSONRegExp, BSONSymbol } from 'bson';
import { mongoError } from '../errors';
import { timed } from './timed-regex';

// V8 falls back to its linear-time matcher if a pattern backtracks too much. That matcher has no case folding,
// look-around or back references, so `translate` writes letter classes instead of the flag i if it can.
v8.setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');
// also enables the flag `l`, which shows whether the linear matcher can take a pattern
v8.setFlagsFromString('--enable-experimental-regexp-engine');

const MAX_PATTERN_BYTES = 16_384;
const MAX_CACHED = 1000;

const POSIX: Record<string, string> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9a-fA-F',
  word: '\\w',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  print: '\\x20-\\x7e',
  graph: '\\x21-\\x7e',
};

const ESCAPES: Record<string, string> = {
  A: '(?<![\\s\\S])',
  z: '(?![\\s\\S])',
  Z: '(?=\\n?(?![\\s\\S]))',
  h: '[ \\t\\xa0]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\x85])',
  a: '\\x07',
  e: '\\x1b',
};

interface Flags {
  i: boolean;
  m: boolean;
  s: boolean;
  x: boolean;
}

/** Rewrites a PCRE pattern for JavaScript. */
class Translator {
  private at = 0;
  private out = '';
  dollar = false;

  constructor(
    private readonly source: string,
    private readonly flags: Flags,
    private readonly expandCase: boolean,
  ) {}

  run(): string {
    this.leadingFlags();
    while (this.at < this.source.length) this.step();
    return this.out;
  }

  private leadingFlags(): void {
    const match = /^\(\?([imsx]+)\)/.exec(this.source);
    if (!match) return;
    for (const flag of match[1] as string) this.flags[flag as keyof Flags] = true;
    this.at = match[0].length;
  }

  private step(): void {
    const char = this.source[this.at] as string;
    if (char === '\\') this.escape();
    else if (char === '[') this.charClass();
    else if (char === '(') this.group();
    else if (char === '.' && !this.flags.s) this.put('[^\\n]');
    else if (char === '$') {
      this.dollar = true;
      this.put('$');
    } else if (this.flags.x && /\s/.test(char)) this.at++;
    else if (this.flags.x && char === '#') this.comment();
    else if (this.expandCase && this.flags.i && /[a-z]/i.test(char)) {
      this.put(`[${char.toLowerCase()}${char.toUpperCase()}]`);
    } else if (char === '+' && /[+*?}]/.test(this.source[this.at - 1] ?? '')) this.at++;
    else this.put(char);
  }

  private put(text: string): void {
    this.out += text;
    this.at++;
  }

  private comment(): void {
    while (this.at < this.source.length && this.source[this.at] !== '\n') this.at++;
  }

  private group(): void {
    const rest = this.source.slice(this.at);
    const comment = /^\(\?#[^)]*\)/.exec(rest);
    const named = /^\(\?P<([A-Za-z_]\w*)>/.exec(rest);
    if (comment) this.at += comment[0].length;
    else if (named) {
      this.out += `(?<${named[1]}>`;
      this.at += named[0].length;
    } else if (rest.startsWith('(?>')) {
      this.out += '(?:';
      this.at += 3;
    } else if (rest.startsWith('(?')) {
      // copy the group's opening whole, so that letters of `(?<name>` are not treated as text
      const head = /^\(\?(?:<[A-Za-z_]\w*>|<?[=!]|:)/.exec(rest)?.[0] ?? '(?';
      this.out += head;
      this.at += head.length;
    } else this.put('(');
  }

  private escape(): void {
    const next = this.source[this.at + 1] ?? '';
    if (next === 'Q') {
      const end = this.source.indexOf('\\E', this.at);
      const text = this.source.slice(this.at + 2, end < 0 ? undefined : end);
      this.out += text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
      this.at = end < 0 ? this.source.length : end + 2;
      return;
    }
    const hex = /^\\x\{([0-9a-f]+)\}/i.exec(this.source.slice(this.at));
    if (hex) {
      this.out += `\\u${(hex[1] as string).padStart(4, '0').slice(-4)}`;
      this.at += hex[0].length;
      return;
    }
    const known = ESCAPES[next];
    this.out += known ?? `\\${next}`;
    this.at += 2;
  }

  private charClass(): void {
    const { source } = this;
    let end = this.at + 1;
    if (source[end] === '^') end++;
    if (source[end] === ']') end++;
    while (end < source.length && source[end] !== ']') {
      if (source[end] === '\\') end++;
      else if (source.startsWith('[:', end)) end = Math.max(end, source.indexOf(':]', end) + 1);
      end++;
    }
    const body = source.slice(this.at + 1, end);
    const negated = body.startsWith('^');
    let inner = (negated ? body.slice(1) : body).replace(/^\]/, '\\]');
    inner = inner.replace(/\[:(\w+):\]/g, (all, name: string) => POSIX[name] ?? all);
    if (this.expandCase && this.flags.i) inner = foldClass(inner);
    this.out += `[${negated ? '^' : ''}${inner}${end < source.length ? ']' : ''}`;
    this.at = end + 1;
  }
}

/** Adds the other case of letters and letter ranges in a class body. */
function foldClass(body: string): string {
  const plain = body.replace(/\\./g, '');
  const ranges = plain.match(/[a-z]-[a-z]|[A-Z]-[A-Z]|[a-zA-Z]/g) ?? [];
  const swap = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());
  return body + ranges.map(swap).join('');
}

interface Compiled {
  /** The same pattern for texts with characters beyond 16 bits. */
  pairs: RegExp | undefined;
  regex: RegExp;
  /** True if neither the linear matcher nor a simple shape limits the pattern's time. */
  risky: boolean;
  /** The same for `pairs`, because the linear matcher does not support characters beyond 16 bits. */
  riskyPairs: boolean;
  dollar: boolean;
}

const SURROGATE = /[\ud800-\udfff]/;
/** Parts of a pattern that match any one character. Without the flag `u`, JavaScript treats a surrogate pair as two. */
const ANY_CHARACTER = /\.|\[\^|\\[DWS]/;

function withPairs(body: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(body, `${flags}u`);
  } catch {
    return undefined;
  }
}

/** True if V8's linear matcher takes the pattern, which must have no look-around, back references, case folding or long counted parts. */
function isLinear(body: string, flags: string): boolean {
  try {
    return new RegExp(body, `${flags}l`) !== undefined;
  } catch {
    return false;
  }
}

function build(pattern: string, options: string): Compiled {
  const flags: Flags = {
    i: options.includes('i'),
    m: options.includes('m'),
    s: options.includes('s'),
    x: options.includes('x'),
  };
  const ascii = [...pattern].every((char) => char.charCodeAt(0) < 128);
  const needsUnicode = /\\[pP]\{|[\ud800-\udfff]/.test(pattern);
  const translator = new Translator(pattern, flags, ascii && !needsUnicode);
  const body = translator.run();
  const foldByFlag = flags.i && !(ascii && !needsUnicode);
  const jsFlags = `${flags.m ? 'm' : ''}${flags.s ? 's' : ''}${foldByFlag ? 'i' : ''}${needsUnicode ? 'u' : ''}`;
  const regex = new RegExp(body, jsFlags);
  const pairs = !needsUnicode && ANY_CHARACTER.test(body) ? withPairs(body, jsFlags) : undefined;
  // a single repeated part needs at most the square of the text's length
  const mayTakeLong = (body.match(/[*+?|]|\{\d+(?:,\d*)?\}/g) ?? []).length > 1;
  const risky = mayTakeLong && !isLinear(body, jsFlags);
  return { regex, pairs, risky, riskyPairs: mayTakeLong, dollar: translator.dollar && !flags.m };
}

function compile(pattern: string, options: string): (text: string) => boolean {
  const { regex, pairs, risky, riskyPairs, dollar } = build(pattern, options);
  const plain = risky ? timed(regex) : (text: string) => regex.test(text);
  const paired = pairs && (riskyPairs ? timed(pairs) : (text: string) => pairs.test(text));
  const test = paired ? (text: string) => (SURROGATE.test(text) ? paired(text) : plain(text)) : plain;
  if (!dollar) return test;
  // in PCRE `$` also matches before a final line feed
  return (text) => test(text) || (text.endsWith('\n') && test(text.slice(0, -1)));
}

const cache = new Map<string, (text: string) => boolean>();

/** A test of strings for a pattern with PCRE options. Throws 51091 for an invalid one. */
export function compileRegex(pattern: string, options: string): (text: string) => boolean {
  const id = `${options}/${pattern}`;
  let test = cache.get(id);
  if (test) return test;
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) {
      throw mongoError(51108, `invalid flag in regex options: ${flag}`);
    }
  }
  if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES) {
    throw mongoError(51091, 'Regular expression is invalid: regular expression is too large');
  }
  if (pattern.includes('\0'))
    throw mongoError('BadValue', 'Regular expression cannot contain an embedded null byte');
  try {
    test = compile(pattern, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw mongoError(51091, `Regular expression is invalid: ${reason}`);
  }
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(id, test);
  return test;
}

/** A test of any value. Strings and symbols must match the pattern, and regular expressions must be identical. */
export function regexPredicate(regex: BSONRegExp): (value: unknown) => boolean {
  const test = compileRegex(regex.pattern, regex.options);
  return (value) => {
    if (typeof value === 'string') return test(value);
    if (value instanceof BSONSymbol) return test(value.value);
    return value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options;
  };
}
