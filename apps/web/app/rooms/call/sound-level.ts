const every = 100;

/** Tells ten times a second how loud a track is, 0 to 1. @returns what ends it */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    // Loudness as ears hear it: 60 dB below full scale is nothing.
    const level = Math.max(0, Math.min(1, 1 + (10 * Math.log10(power + 1e-12)) / 60));
    shown = Math.max(level, shown * 0.7);
    onLevel(shown);
  }, every);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
