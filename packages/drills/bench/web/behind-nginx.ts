import { join } from 'node:path';
import { figure } from '../../report';
import { type Site, signInAsAdmin, startNginxCache, startProduct, type World } from './sites';
import { type Rounds, targets, throughput } from './throughput';

const EDITS = 20;

/** How many edits of a listing are on the very next response that a visitor gets. */
async function editsThatShow(nginx: Site, world: World): Promise<number> {
  const cookie = await signInAsAdmin(nginx, world);
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  const { path } = (await targets(nginx)).find(({ name }) => name === 'detail')!;
  const visit = async () => (await fetch(nginx.url + path)).text();
  let shown = 0;
  for (let edit = 1; edit <= EDITS; edit++) {
    await visit();
    const body = new FormData();
    body.set('title', `A title that was edited ${edit} times`);
    const reply = await fetch(`${nginx.url}/api/property/${path.split('/').pop()}`, {
      method: 'PUT',
      headers: { cookie, 'x-xsrf-token': decodeURIComponent(token), 'sec-fetch-site': 'same-origin' },
      body,
    });
    if (!reply.ok) throw new Error(`an edit got ${reply.status}: ${await reply.text()}`);
    if ((await visit()).includes(`edited ${edit} times`)) shown++;
  }
  return shown;
}

/** nginx with `proxy_cache` in front of the site (scripts/docker/nginx-cache.conf) beside nginx with files. */
export async function behindNginx(world: World, cores: number, rounds: Rounds): Promise<void> {
  const cacheDir = join(world.dir, 'nginx-cache');
  const site = await startProduct(world, cores, { NGINX_CACHE_DIR: cacheDir, TRUSTED_PROXIES: '1' });
  const nginx = await startNginxCache(world.dir, site, cacheDir, cores);
  try {
    const label = 'as a cache in front';
    const compared = { label, processes: cores, aim: 0.9, from: site };
    await throughput(world, nginx, rounds, compared);
    const shown = await editsThatShow(nginx, world);
    figure(`edits on the next response of nginx, ${label}`, `${shown} of ${EDITS}`, 'all', shown === EDITS);
  } finally {
    await nginx.stop();
    await site.stop();
  }
}
