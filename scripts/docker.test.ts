import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readMediaUrl } from '@/lib/platform/objects/media-address';

const root = join(__dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

type Service = {
  build?: string | { context: string; target?: string };
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};

const compose = parse(text('docker-compose.yml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const dockerfile = text('Dockerfile');
const services = Object.entries(compose.services);

/** No Docker engine runs where the tests run, so the files are held against each other and against the code. */
describe('docker-compose.yml', () => {
  it('has the app, MongoDB 8, a mail catcher and nginx', () => {
    const images = services.map(([name, { image }]) => image ?? name);
    expect(images).toEqual(expect.arrayContaining(['app', 'mongo:8', expect.stringMatching(/^nginx:/)]));
    expect(compose.services.mail?.image).toMatch(/mailpit/);
  });

  it('checks the health of every service that stays up, in its image or here', () => {
    for (const [name, { healthcheck, build }] of services) {
      if (name === 'prepare') continue;
      const inImage = build !== undefined && dockerfile.includes('HEALTHCHECK');
      expect([name, Boolean(healthcheck) || inImage]).toEqual([name, true]);
    }
  });

  it('names every variable that the site reads, but for those of the image', () => {
    const names = [...text('lib/platform/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(30);
    const given = Object.keys(compose.services.app?.environment ?? {});
    const ofImage = ['NODE_ENV', 'DATA_DIR', 'PORT'];
    expect(names.filter((name) => !given.includes(name!))).toEqual(ofImage);
  });

  it('names every key, alike for both that open the database, and trusts nginx alone', () => {
    const keys = [...text('lib/platform/env.ts').matchAll(/^ {2}(\w+_(?:SECRETS?|KEYS)):/gm)].map(
      ([, name]) => name,
    );
    expect(keys.length).toBeGreaterThan(3);
    const { app, prepare } = compose.services;
    for (const name of keys) expect(app?.environment).toHaveProperty(name!);
    for (const name of ['AUTH_SECRETS', 'DATA_KEYS'])
      expect(prepare?.environment?.[name]).toBe(app?.environment?.[name]);
    expect(app?.environment?.TRUSTED_PROXIES).toMatch(/TRUSTED_PROXIES:-1\}$/);
  });

  it('mounts only declared volumes and files that exist', () => {
    for (const mount of services.flatMap(([, { volumes }]) => volumes ?? [])) {
      const source = mount.split(':')[0] ?? '';
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it('waits only for services and stages that exist', () => {
    for (const [, { depends_on, build }] of services) {
      for (const name of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(name);
      if (typeof build === 'object' && build.target) expect(dockerfile).toContain(` AS ${build.target}\n`);
    }
  });

  it('sets only variables that the site reads', () => {
    const known = text('lib/platform/env.ts');
    for (const name of ['app', 'prepare']) {
      for (const variable of Object.keys(compose.services[name]?.environment ?? {})) {
        expect(known).toContain(variable);
      }
    }
  });

  it('runs a script that exists', () => {
    const script = compose.services.prepare?.command?.at(-1) ?? '';
    expect(existsSync(join(root, script))).toBe(true);
  });
});

describe('Dockerfile', () => {
  const ignored = text('.dockerignore').split('\n').filter(Boolean);
  const copies = [...dockerfile.matchAll(/^COPY (.+)$/gm)].map(([, line = '']) => {
    const words = line.split(' ').filter((word) => !word.startsWith('--'));
    return { fromStage: line.includes('--from='), sources: words.slice(0, -1) };
  });

  it('copies only what exists and is not ignored', () => {
    const sources = copies.filter(({ fromStage }) => !fromStage).flatMap((copy) => copy.sources);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      expect(ignored).not.toContain(source.split('/')[0]);
    }
  });

  it('copies the package.json of every package before it installs', () => {
    const sources = copies.flatMap((copy) => copy.sources);
    for (const name of readdirSync(join(root, 'packages')))
      expect(sources).toContain(`packages/${name}/package.json`);
    expect(dockerfile.indexOf('COPY . .')).toBeGreaterThan(dockerfile.indexOf('RUN npm install'));
  });

  it('takes from another stage only what that stage makes', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [, stage] of dockerfile.matchAll(/--from=(\w+)/g)) expect(stages).toContain(stage);
  });

  it('leaves the pictures of the demo set in the image that prepares the database', () => {
    for (const path of ignored) expect('packages/demo-data/pictures'.startsWith(path)).toBe(false);
  });

  it('runs the built checkout with the packages that it needs, as another user than root', () => {
    const lastUser = [...dockerfile.matchAll(/^USER (\w+)/gm)].at(-1)?.[1];
    expect(lastUser).toBe('node');
    expect(dockerfile).toMatch(/npm run build[\s\S]*npm prune --omit=dev/);
    expect(dockerfile).toMatch(/^COPY --from=build .* \/app \.\/$/m);
    expect(dockerfile).toMatch(/^CMD .*"dist\/server\.mjs"\]$/m);
    expect(text('scripts/build-server.mjs')).toContain('dist/server.mjs');
  });
});

describe('several machines', () => {
  const known = text('lib/platform/env.ts');
  const keys = ['MONGODB_URI', 'AUTH_SECRETS', 'DATA_KEYS', 'VAPID_KEYS', 'MEDIA_URL'];

  it('three sites get the same keys, database and bucket, or do not start', () => {
    const file = text('scripts/docker/several-machines.yml');
    const { services } = parse(file, { merge: true }) as { services: Record<string, Service> };
    const sites = ['site1', 'site2', 'site3'].map((name) => services[name]?.environment);
    for (const environment of sites) {
      expect(Object.keys(environment ?? {})).toEqual(expect.arrayContaining([...keys, 'TRUSTED_PROXIES']));
      for (const name of Object.keys(environment ?? {})) expect(known).toContain(`  ${name}: `);
      for (const name of ['AUTH_SECRETS', 'DATA_KEYS', 'VAPID_KEYS'])
        expect(environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?`));
      expect(environment?.SEARCH_URL).toContain('http://search:9200');
    }
    expect(sites[1]).toEqual(sites[0]);
    // as the site itself takes addresses apart
    const given = (address: string) => address.replace(/\$\{(\w+):\?[^}]*\}/g, '$1');
    expect(readMediaUrl(given(sites[0]?.MEDIA_URL ?? ''))).toMatchObject({ name: 'saptam' });
    const images = Object.values(services).map(({ image }) => image?.split(':')[0]);
    for (const part of [
      'mongo',
      'nginx',
      'opensearchproject/opensearch',
      'chrislusf/seaweedfs',
      'axllent/mailpit',
    ])
      expect(images).toContain(part);
    for (const { depends_on } of Object.values(services))
      for (const name of Object.keys(depends_on ?? {})) expect(services).toHaveProperty(name);
    for (const name of ['site1', 'site2', 'site3'])
      expect(text('scripts/docker/nginx-several.conf')).toContain(`server ${name}:3000`);
  });

  it('Kubernetes asks the addresses of health that exist, and gives a stopping site its time', () => {
    const files = parseAllDocuments(text('scripts/docker/kubernetes.yml')).map((document) => document.toJS());
    expect(files.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Job',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
    for (const name of Object.keys(files[0].data)) expect(known).toContain(`  ${name}: `);
    const pod = files[2].spec.template.spec;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(45);
    const [{ startupProbe, readinessProbe, livenessProbe }] = pod.containers;
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe])
      expect(existsSync(join(root, 'app', httpGet.path, 'route.ts'))).toBe(true);
  });
});

test('the dashboard asks only for metrics that the site counts', () => {
  const { panels } = JSON.parse(text('scripts/docker/grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const counted =
    text('lib/registries/metrics.ts') +
    text('packages/front/src/metrics.ts') +
    readdirSync(join(root, 'lib/platform/log'))
      .map((name) => text(`lib/platform/log/${name}`))
      .join('');
  // these two are prom-client's own (collectDefaultMetrics)
  const own = ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'];
  expect(panels.length).toBeGreaterThan(10);
  for (const { title, targets } of panels) {
    const names = targets.flatMap(
      ({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+){2,}\b|\bgate_waiting\b/g) ?? [],
    );
    const unknown = names
      .map((name) => name.replace(/_bucket$/, ''))
      .filter((name) => name !== 'histogram_quantile' && !own.includes(name) && !counted.includes(name));
    expect([title, unknown]).toEqual([title, []]);
  }
});
