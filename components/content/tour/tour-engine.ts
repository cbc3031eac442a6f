import { Euler, type PerspectiveCamera, type WebGLRenderer } from 'three';
import { buildScene, createView } from './build-scene';
import { STOPS } from './flat-plan';
import { type Pose, poseAt, type Walk, walkTo } from './walk';

export type Tour = { goTo: (index: number) => void; stop: () => void };

const LOOK_PER_PIXEL = 0.0045;
const LOOK_PER_KEY = 0.08;

/** Turning the head: an offset from the view of the walk, limited to what a neck can do. */
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

/** Renders only when something moves: a still tour costs no battery. Throws without WebGL. */
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
      const inOrder = index === current + 1;
      Object.assign(head, { yaw: 0, pitch: 0 });
      if (calm || !inOrder) pose = poseAt(STOPS[index]!);
      else walk = { ...walkTo(pose, index, true), began: performance.now() };
      if (calm || !inOrder) walk = undefined;
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
