const every = 150;

/** One audio context for all tracks of the page: each has a thread that always runs. */
let shared: { context: AudioContext; users: number } | null = null;

/** Reports several times a second how loud a track is, 0 to 1. @returns a function that stops it */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  shared ??= { context: new AudioContext({ latencyHint: 'playback' }), users: 0 };
  shared.users += 1;
  const { context } = shared;
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    // On a logarithmic scale like hearing: 60 dB below full scale is 0.
    const level = Math.max(0, Math.min(1, 1 + (10 * Math.log10(power + 1e-12)) / 60));
    shown = Math.max(level, shown * 0.6);
    onLevel(shown);
  }, every);
  return () => {
    clearInterval(timer);
    source.disconnect();
    if (!shared) return;
    shared.users -= 1;
    if (shared.users > 0) return;
    void shared.context.close();
    shared = null;
  };
}
