import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Bytes of ffmpeg's output in an error. */
const tailBytes = 2000;

/** Path of `ffmpeg` on the search path, undefined where it is not installed. Searched each time. */
export async function findFfmpeg(searchPath = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter).filter((part) => part !== '')) {
    const path = join(folder, 'ffmpeg');
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

/** Only local files and pipes: a disguised playlist must not fetch anything. */
const common = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'file,pipe', '-y'];

/**
 * Writes H.264 and AAC in MP4 with the index in front, which every browser since 2010 plays. At most 1280 × 720 in area
 * terms of its longer edge, 30 pictures a second.
 * @throws Error with the end of ffmpeg's output
 */
export function transcodeToMp4(ffmpeg: string, input: string, output: string, signal: AbortSignal): Promise<void> {
  const fit = "scale='min(1280,iw)':'min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
  const pictures = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-r', '30'];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const clean = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4'];
  const bounds = ['-threads', '1', '-max_muxing_queue_size', '1024'];
  return run(ffmpeg, [...common, '-i', input, ...bounds, '-vf', fit, ...pictures, ...sound, ...clean, output], signal);
}

/**
 * Writes one picture from the video as JPEG, a second in where it is that long.
 * @throws Error with the end of ffmpeg's output
 */
export function drawPicture(
  ffmpeg: string,
  { input, duration }: { input: string; duration: number },
  output: string,
  signal: AbortSignal,
): Promise<void> {
  const at = ['-ss', String(Math.min(1, duration / 2))];
  return run(ffmpeg, [...common, ...at, '-i', input, '-frames:v', '1', '-f', 'image2', '-q:v', '3', output], signal);
}

function run(ffmpeg: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const process = spawn(ffmpeg, args, { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
    let output = '';
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-tailBytes);
    });
    process.once('error', reject);
    process.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${output.trim()}`)),
    );
  });
}
