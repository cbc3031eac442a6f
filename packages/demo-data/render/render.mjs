/**
 * `node packages/demo-data/render/render.mjs PYTHON FOLDER` renders the pictures missing in FOLDER as `<id>.png`, starting with the first of each scene. PYTHON
 * has bpy 4.2, pillow and numpy (README.md). A picture takes half a minute to three minutes on two cores.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from './pictures.mjs';

const [python, folder] = process.argv.slice(2);
const place = ({ id }) => Number(id.split('-').at(-1));

mkdirSync(folder, { recursive: true });
for (const { id, by, mirrored } of PICTURES.toSorted((a, b) => place(a) - place(b))) {
  const target = join(folder, `${id}.png`);
  if (!by || mirrored || existsSync(target)) continue;
  const [script, ...options] = by.split(' ');
  // interior light takes three times as long as daylight
  const width = /^inn|bath|office|shopfloor|godown/.test(by) ? '1024' : '1280';
  const args = [
    join(import.meta.dirname, `${script}.py`),
    ...options,
    '--w',
    width,
    '--s',
    '6',
    '--out',
    target,
  ];
  const { status, stderr } = spawnSync('nice', ['-n', '15', python, ...args], { encoding: 'utf8' });
  console.log(status === 0 ? id : `${id} failed: ${stderr.slice(-400)}`);
}
