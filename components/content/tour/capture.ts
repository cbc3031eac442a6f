import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, QUALITY_MEDIUM } from 'mediabunny';
import { buildScene, createView } from './build-scene';
import { STOPS } from './flat-plan';
import { poseAt, walkTo } from './walk';

/*
 * Runs in a headless browser of scripts/sample-media.mjs only: it draws the sample page's pictures and its video from
 * the same flat that the tour walks through.
 */

function prepare(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.dataset.capture = '';
  canvas.width = width;
  canvas.height = height;
  document.body.append(canvas);
  const { renderer, camera } = createView(canvas);
  renderer.setSize(width, height, false);
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  return { canvas, renderer, camera, scene: buildScene() };
}

const base64 = (bytes: Uint8Array) => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
};

/** One PNG data URL per stop. */
export function pictures(width: number, height: number): string[] {
  const { canvas, renderer, camera, scene } = prepare(width, height);
  return STOPS.map((stop) => {
    const pose = poseAt(stop);
    camera.position.copy(pose.position);
    camera.lookAt(pose.look);
    renderer.render(scene, camera);
    return canvas.toDataURL('image/png');
  });
}

/** A walk through all stops as a base64 MP4, `pace` times as fast as a visitor walks. */
export async function video(width: number, height: number, fps: number, pace: number): Promise<string> {
  const { canvas, renderer, camera, scene } = prepare(width, height);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: QUALITY_MEDIUM });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let pose = poseAt(STOPS[0]!);
  let frame = 0;
  const draw = async () => {
    camera.position.copy(pose.position);
    camera.lookAt(pose.look);
    renderer.render(scene, camera);
    await source.add(frame / fps, 1 / fps);
    frame++;
  };
  for (let stop = 1; stop < STOPS.length; stop++) {
    const walk = walkTo(pose, stop, true);
    const frames = Math.ceil((walk.seconds / pace) * fps);
    for (let i = 1; i <= frames; i++) {
      pose = walk.at((i / frames) * walk.seconds);
      await draw();
    }
    for (let i = 0; i < fps * 0.4; i++) await draw();
  }
  await output.finalize();
  return base64(new Uint8Array(target.buffer!));
}
