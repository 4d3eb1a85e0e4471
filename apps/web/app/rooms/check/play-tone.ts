/** Plays a short tone over a speaker, by default the browser's. Resolves when it has ended. */
export async function playTone(speaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  if (speaker && 'setSinkId' in context && typeof context.setSinkId === 'function') await context.setSinkId(speaker);
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 440;
  volume.gain.setValueAtTime(0.0001, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.2, context.currentTime + 0.05);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.9);
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 1);
}
