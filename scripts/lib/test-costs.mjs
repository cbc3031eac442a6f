import { existsSync, readFileSync } from 'node:fs';

const DEAREST = 10;

const line = (seconds, name) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

const sumOf = ({ seconds, children = 0 }) => seconds + children;

/** The test files of a run with the processor seconds of each, dearest first with the processes that they start. */
export function fileCosts(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((text) => JSON.parse(text)).sort((a, b) => sumOf(b) - sumOf(a));
}

function fileLine(file) {
  const { children = 0 } = file;
  const part = children >= 0.05 ? ` (${children.toFixed(1)} of them in processes that it starts)` : '';
  return line(sumOf(file), `${file.file}${part}`);
}

/** What a run took of the processors: the dearest test files, those that took too much, and the sum of each kind of work. */
export function costReport(files, kinds) {
  const sums = Object.entries(kinds).filter(([, seconds]) => seconds > 0);
  const total = sums.reduce((sum, [, seconds]) => sum + seconds, 0);
  const started = files.reduce((sum, { children = 0 }) => sum + children, 0);
  return [
    ...(files.length > 0 ? ['Processor seconds of the dearest test files:'] : []),
    ...files.slice(0, DEAREST).map(fileLine),
    ...files.flatMap(({ problem }) => (problem ? [problem] : [])),
    ...(started > 0 ? [line(started, 'in processes that test files start')] : []),
    ...(sums.length > 0 ? ['Processor seconds by kind:'] : []),
    ...sums.sort(([, a], [, b]) => b - a).map(([kind, seconds]) => line(seconds, kind)),
    ...(sums.length > 1 ? [line(total, 'in all')] : []),
  ];
}
