/**
 * Maps stack frames to source positions. Reads a map only when an error is logged, because Node's own flag would parse the map of each loaded chunk
 * (docs/decisions/0034-logs-with-pino-metrics-with-prom-client.md).
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Matches `at name (file:line:column)` and `at file:line:column`. File names may contain brackets. */
const FRAME = /^(\s+at (?:.*? \()?(?:async )?)((?:file:\/\/)?\/.+\.[cm]?js):(\d+):(\d+)(\)?)$/;
const MAX_KNOWN = 2000;
/** Limit of a frame's length. Longer lines are other text, on which the pattern would be slow. */
const MAX_LENGTH = 1000;

type Maps = Map<string, SourceMap | undefined>;

/** Frames as logged, because frequent errors have the same ones. Maps are not cached, because a parsed one takes up to 60 MB. */
const known = new Map<string, string>();

const pathOf = (name: string) => (name.startsWith('file:') ? fileURLToPath(name) : name);

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(/*turbopackIgnore: true*/ `${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The name relative to the working directory, as in `lib/platform/log/log.ts`. Turbopack refers to its own runtime by URL. */
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

/** Maps the frames of one stack. Frames in a file without a readable map stay unchanged. */
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
