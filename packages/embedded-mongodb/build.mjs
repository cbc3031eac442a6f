import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, 'dist');
rmSync(out, { recursive: true, force: true });
/** Leaves SQLite's package to node's own resolution, because it contains machine code. */
const requiredSqlite = {
  name: 'required-sqlite',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/sqlite-library$/ }, () => ({ path: 'sqlite', namespace: 'required' }));
    onLoad({ filter: /./, namespace: 'required' }, () => ({
      contents: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
export const { DatabaseSync } = require('@photostructure/sqlite');
export const libraryPath = require.resolve('@photostructure/sqlite');`,
    }));
  },
};

await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir: out,
  bundle: true,
  // code that only some commands need is loaded when they first run
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [requiredSqlite],
  // keep names, so that stacks in the log are readable; esbuild's `keepNames` would name each closure again every time it is created
  minifyWhitespace: process.env.NO_MINIFY === undefined,
  minifySyntax: process.env.NO_MINIFY === undefined,
  legalComments: 'linked',
  logLevel: 'warning',
});
chmodSync(join(out, 'main.js'), 0o755);
writeFileSync(
  join(out, 'index.d.ts'),
  `export interface ServerOptions {
  /** Folder of the data; created if missing. */
  dir: string;
  /** TCP port on loopback; 0 (the default) for any free one. */
  port?: number;
  /** Path of a Unix socket to listen on instead of TCP. */
  socket?: string;
  /** Loopback address to listen on. */
  host?: string;
  testCommands?: boolean;
  /** Presents itself as the only member of this replica set: transactions work. */
  replicaSet?: string;
  maxConnections?: number;
  log?: (message: string) => void;
}
export interface RunningServer {
  uri: string;
  port: number;
  close(): Promise<void>;
}
export declare function startServer(options: ServerOptions): Promise<RunningServer>;
/** Has the server behind a connection string write a copy of its data into an empty or new directory (an absolute path). */
export declare function backup(uri: string, directory: string): Promise<void>;
/** Copies a backup into an empty or new data directory. */
export declare function restoreBackup(backup: string, directory: string): void;
/** The address cannot be listened on. */
export declare class CannotListen extends Error {}
/** Another process serves this directory. */
export declare class DirectoryInUse extends Error {}
`,
);
