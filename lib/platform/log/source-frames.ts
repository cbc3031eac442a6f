/**
 * Maps stack frames to source positions. A map is read when an error is logged; Node's own flag would parse the map of each
 * loaded chunk (docs/decisions/0034-logs-with-pino-metrics-with-prom-client.md).
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `at name (file:line:column)` or `at file:line:column`; file names may contain brackets. */
const FRAME = /^(\s+at (?:.*? \()?(?:async )?)((?:file:\/\/)?\/.+\.[cm]?js):(\d+):(\d+)(\)?)$/;
const MAX_KNOWN = 2000;
/** Anything longer is not a frame but other text, on which the pattern would be slow. */
const MAX_LENGTH = 1000;

type Maps = Map<string, SourceMap | undefined>;

/** Frames as logged. Frequent errors have the same ones; maps are not cached, as a parsed one takes up to 60 MB. */
const known = new Map<string, string>();

const pathOf = (name: string) => (name.startsWith('file:') ? fileURLToPath(name) : name);

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(/*turbopackIgnore: true*/ `${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Relative to the working directory, like `lib/platform/log/log.ts`. Turbopack refers to its own runtime by URL. */
function sourceName(source: string, file: string): string {
  if (/^\w+:\/\/\//.test(source) && !source.startsWith('file:'))
    return source.replace(/^\w+:\/\/\/(?:\[project\]\/)?/, '');
  const path = resolve(/*turbopackIgnore: true*/ dirname(file), pathOf(source));
  return relative(/*turbopackIgnore: true*/ process.cwd(), path);
}

function sourceFrame(frame: string, maps: Maps): string {
  const [, before, name, line, column, after] = FRAME.exec(frame) ?? [];
  if (!name) return frame;
  const file = pathOf(name);
  if (!maps.has(file)) maps.set(file, readMap(file));
  const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return frame;
  const { originalSource, originalLine, originalColumn } = entry;
  return `${before}${sourceName(originalSource, file)}:${originalLine + 1}:${originalColumn + 1}${after}`;
}

/** The frames of one stack; those in a file without a readable map beside it stay unchanged. */
export function sourceFrames(frames: readonly string[]): string[] {
  const maps: Maps = new Map();
  return frames.map((frame) => {
    if (frame.length > MAX_LENGTH) return frame;
    const found = known.get(frame) ?? sourceFrame(frame, maps);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(frame, found);
    return found;
  });
}
