import {
  ACESFilmicToneMapping,
  BoxGeometry,
  Color,
  CurvePath,
  CylinderGeometry,
  DirectionalLight,
  Euler,
  Fog,
  HemisphereLight,
  LineCurve3,
  MathUtils,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PointLight,
  Scene,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
} from 'three';
import { CEILING, type Opening, PIECES, STOPS, type Stop, type Surface, WALLS, type Wall } from './flat-plan';

const COLOURS: Record<Surface, number> = {
  linen: 0xd9cfbf,
  teak: 0xa8703f,
  walnut: 0x6b4630,
  stone: 0x5c5a57,
  ink: 0x16181b,
  clay: 0xb8572a,
  leaf: 0x4d7048,
  white: 0xf3efe8,
  steel: 0xb9bec2,
  glow: 0xffe2b0,
};
const WALL_THICKNESS = 0.14;

const surfaces = (): Record<Surface, MeshStandardMaterial> =>
  Object.fromEntries(
    Object.entries(COLOURS).map(([name, color]) => [
      name,
      new MeshStandardMaterial({
        color,
        roughness: name === 'steel' ? 0.35 : 0.8,
        metalness: name === 'steel' ? 0.6 : 0,
        ...(name === 'glow' && { emissive: color, emissiveIntensity: 0.9 }),
      }),
    ]),
  ) as Record<Surface, MeshStandardMaterial>;

function addBox(
  scene: Scene,
  material: MeshStandardMaterial,
  size: [number, number, number],
  at: [number, number, number],
) {
  const mesh = new Mesh(new BoxGeometry(...size), material);
  mesh.position.set(...at);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  scene.add(mesh);
}

/** Adds a piece of wall from `start` to `end` metres along it, between two heights. */
function addWallPart(
  scene: Scene,
  wall: Wall,
  material: MeshStandardMaterial,
  start: number,
  end: number,
  low: number,
  high: number,
  thickness = WALL_THICKNESS,
) {
  if (end - start < 0.01 || high - low < 0.01) return;
  const [ax, az] = wall.a;
  const alongX = wall.a[1] === wall.b[1];
  const middle = (start + end) / 2;
  const length = end - start + (thickness === WALL_THICKNESS ? 0.01 : 0);
  addBox(scene, material, alongX ? [length, high - low, thickness] : [thickness, high - low, length], [
    alongX ? ax + middle : ax,
    (low + high) / 2,
    alongX ? az : az + middle,
  ]);
}

function addWall(
  scene: Scene,
  wall: Wall,
  plaster: MeshStandardMaterial,
  glass: MeshStandardMaterial,
  frame: MeshStandardMaterial,
) {
  const length = Math.abs(wall.b[0] - wall.a[0]) + Math.abs(wall.b[1] - wall.a[1]);
  let from = 0;
  for (const opening of wall.openings ?? ([] as Opening[])) {
    const end = opening.at + opening.width;
    addWallPart(scene, wall, plaster, from, opening.at, 0, CEILING);
    addWallPart(scene, wall, plaster, opening.at, end, 0, opening.from);
    addWallPart(scene, wall, plaster, opening.at, end, opening.to, CEILING);
    if (opening.glass) addWallPart(scene, wall, glass, opening.at, end, opening.from, opening.to, 0.02);
    for (const edge of [opening.at, end - 0.05])
      addWallPart(scene, wall, frame, edge, edge + 0.05, opening.from, opening.to, 0.2);
    addWallPart(scene, wall, frame, opening.at, end, opening.to - 0.05, opening.to, 0.2);
    from = end;
  }
  addWallPart(scene, wall, plaster, from, length, 0, CEILING);
}

function addGround(scene: Scene) {
  const floor = new MeshStandardMaterial({ color: 0xc9b79c, roughness: 0.55 });
  addBox(scene, floor, [14.2, 0.1, 10.8], [7, -0.05, 5.3]);
  const tile = new MeshStandardMaterial({ color: 0x9c7f63, roughness: 0.9 });
  addBox(scene, tile, [6.6, 0.1, 1.8], [3.2, -0.06, 11.5]);
  const ceiling = new MeshStandardMaterial({ color: 0xfaf7f1, roughness: 1 });
  addBox(scene, ceiling, [14.2, 0.1, 10.8], [7, CEILING + 0.05, 5.3]);
  const lawn = new Mesh(
    new PlaneGeometry(400, 400),
    new MeshStandardMaterial({ color: 0x8ea06d, roughness: 1 }),
  );
  lawn.rotation.x = -Math.PI / 2;
  lawn.position.y = -9;
  scene.add(lawn);
}

/** Adds a railing, trees and houses as a view from the windows. */
function addOutside(scene: Scene, of: Record<Surface, MeshStandardMaterial>) {
  for (let x = 0; x <= 6.5; x += 0.325) addBox(scene, of.ink, [0.025, 1, 0.025], [x, 0.5, 12.3]);
  addBox(scene, of.teak, [6.6, 0.06, 0.09], [3.25, 1.03, 12.3]);
  const trunk = new CylinderGeometry(0.25, 0.35, 7);
  const crown = new SphereGeometry(3, 14, 10);
  for (const [x, z, size] of [
    [-6, 26, 1],
    [2, 34, 1.25],
    [9, 27, 0.9],
    [17, 33, 1.1],
    [24, 20, 1],
    [26, 4, 1.2],
    [-14, 12, 1],
    [-12, 0, 1.1],
    [6, -18, 1.2],
  ] as const) {
    const stem = new Mesh(trunk, of.walnut);
    stem.position.set(x, -6, z);
    const leaves = new Mesh(crown, of.leaf);
    leaves.position.set(x, -1.6, z);
    leaves.scale.setScalar(size);
    scene.add(stem, leaves);
  }
  for (const [x, z, w, h] of [
    [-12, 60, 12, 14],
    [8, 70, 16, 10],
    [30, 62, 12, 18],
    [50, 20, 12, 12],
    [-45, 20, 14, 10],
  ] as const) {
    addBox(scene, of.white, [w, h, 10], [x, h / 2 - 9, z]);
  }
}

function addLight(scene: Scene) {
  scene.add(new HemisphereLight(0xfff6e8, 0xc9b394, 2.1));
  const sun = new DirectionalLight(0xffe6bf, 3.2);
  sun.position.set(-6, 14, 30);
  sun.target.position.set(7, 0, 5);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -16, right: 16, top: 16, bottom: -16, near: 1, far: 60 });
  sun.shadow.bias = -0.0006;
  scene.add(sun, sun.target);
  for (const [x, z] of [
    [3, 7.4],
    [2, 2.6],
    [5.2, 2.4],
    [8.5, 5.2],
    [11.6, 8],
    [11.8, 2.4],
    [7.9, 7.8],
    [8, 2.6],
  ] as const) {
    const lamp = new PointLight(0xffe6c4, 1.8, 7, 1.4);
    lamp.position.set(x, 2.5, z);
    scene.add(lamp);
  }
}

function buildScene(): Scene {
  const scene = new Scene();
  scene.background = new Color(0xdfe9ee);
  scene.fog = new Fog(0xdfe9ee, 40, 140);
  const of = surfaces();
  const plaster = new MeshStandardMaterial({ color: 0xf4efe5, roughness: 0.95 });
  const glass = new MeshPhysicalMaterial({
    color: 0xeaf4f5,
    transparent: true,
    opacity: 0.14,
    roughness: 0.05,
  });
  for (const wall of WALLS) addWall(scene, wall, plaster, glass, of.teak);
  for (const { as, x, z, w, d, h, y = 0 } of PIECES) addBox(scene, of[as], [w, h, d], [x, y + h / 2, z]);
  addGround(scene);
  addOutside(scene, of);
  addLight(scene);
  return scene;
}

/** Metres. */
const EYE = 1.55;

/** Throws if the browser has no WebGL. */
function createView(canvas: HTMLCanvasElement) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.05;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // nothing in the flat moves, so its shadows are rendered once
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  const camera = new PerspectiveCamera(62, 1, 0.05, 200);
  return { renderer, camera };
}

type Pose = { position: Vector3; look: Vector3 };

const poseAt = ({ at: [x, z], look }: Stop): Pose => ({
  position: new Vector3(x, EYE, z),
  look: new Vector3(...look),
});

const WALKING_METRES_PER_SECOND = 1.5;

type Walk = { seconds: number; at: (seconds: number) => Pose };

/** Follows the way points of a stop, looking straight ahead at first and turning to the stop's view at the end. */
function walkTo(from: Pose, { via = [], ...stop }: Stop): Walk {
  const target = poseAt(stop);
  const points = [from.position, ...via.map(([x, z]) => new Vector3(x, EYE, z)), target.position];
  const path = new CurvePath<Vector3>();
  for (const [i, point] of points.slice(1).entries()) path.add(new LineCurve3(points[i], point));
  const metres = path.getLength();
  const seconds = Math.max(1.4, metres / WALKING_METRES_PER_SECOND);
  const isStill = metres < 0.5;
  return {
    seconds,
    at: (elapsed) => {
      const t = MathUtils.smoothstep(elapsed, 0, seconds);
      const look = from.look.clone();
      if (isStill) return { position: target.position.clone(), look: look.lerp(target.look, t) };
      const ahead = path.getPoint(Math.min(1, t + 1.2 / metres)).setY(EYE - 0.1);
      look.lerp(ahead, Math.min(1, t * 3)).lerp(target.look, Math.max(0, t * 2 - 1));
      return { position: path.getPoint(t), look };
    },
  };
}

export type Tour = { goTo: (index: number) => void; stop: () => void };

const LOOK_PER_PIXEL = 0.0045;
const LOOK_PER_KEY = 0.08;

/** Turns the head by an offset from the walk's view, within a neck's limits. */
function headOf(canvas: HTMLCanvasElement, changed: () => void) {
  const head = { yaw: 0, pitch: 0 };
  const turn = (yaw: number, pitch: number) => {
    head.yaw += yaw;
    head.pitch = Math.max(-1, Math.min(1, head.pitch + pitch));
    changed();
  };
  const keys: Record<string, [number, number]> = {
    ArrowLeft: [LOOK_PER_KEY, 0],
    ArrowRight: [-LOOK_PER_KEY, 0],
    ArrowUp: [0, LOOK_PER_KEY],
    ArrowDown: [0, -LOOK_PER_KEY],
  };
  canvas.addEventListener('keydown', (event) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    turn(...step);
  });
  canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId));
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons) turn(event.movementX * LOOK_PER_PIXEL, event.movementY * LOOK_PER_PIXEL);
  });
  return head;
}

function apply(camera: PerspectiveCamera, pose: Pose, head: { yaw: number; pitch: number }) {
  camera.position.copy(pose.position);
  camera.lookAt(pose.look);
  const angles = new Euler().setFromQuaternion(camera.quaternion, 'YXZ');
  camera.quaternion.setFromEuler(new Euler(angles.x + head.pitch, angles.y + head.yaw, 0, 'YXZ'));
}

function fitTo(renderer: WebGLRenderer, camera: PerspectiveCamera, canvas: HTMLCanvasElement) {
  const { clientWidth: width, clientHeight: height } = canvas;
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  renderer.setSize(width, height, false);
  camera.aspect = width / Math.max(1, height);
  // a tall phone screen would otherwise show only a narrow strip of the room
  camera.fov = camera.aspect < 1 ? 78 : 62;
  camera.updateProjectionMatrix();
}

/** Renders only during movement, because a still tour must not drain the battery. Throws without WebGL. */
export function startTour(canvas: HTMLCanvasElement, ready: () => void): Tour {
  const { renderer, camera } = createView(canvas);
  const scene = buildScene();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let pose = poseAt(STOPS[0]!);
  let current = 0;
  let walk: (Walk & { began: number }) | undefined;
  let frame = 0;
  const request = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const head = headOf(canvas, request);

  function draw(now: number) {
    frame = 0;
    if (walk) {
      const elapsed = (now - walk.began) / 1000;
      pose = walk.at(elapsed);
      if (elapsed >= walk.seconds) walk = undefined;
      request();
    }
    apply(camera, pose, head);
    renderer.render(scene, camera);
  }

  const resize = new ResizeObserver(() => {
    fitTo(renderer, camera, canvas);
    request();
  });
  resize.observe(canvas);
  fitTo(renderer, camera, canvas);
  draw(performance.now());
  ready();
  return {
    goTo: (index) => {
      const stop = STOPS[index]!;
      const isNext = index === current + 1;
      Object.assign(head, { yaw: 0, pitch: 0 });
      walk = calm || !isNext ? undefined : { ...walkTo(pose, stop), began: performance.now() };
      if (!walk) pose = poseAt(stop);
      current = index;
      request();
    },
    stop: () => {
      resize.disconnect();
      cancelAnimationFrame(frame);
      renderer.dispose();
    },
  };
}
