/** Which devices to use, by `deviceId`; the browser's default when unset. */
export interface ChosenDevices {
  camera?: string | undefined;
  microphone?: string | undefined;
  speaker?: string | undefined;
}

/** The devices that were chosen in this browser. @param storageKey one for each purpose, as people choose differently for them */
export function chosenDevices(storageKey: string) {
  return {
    read(): ChosenDevices {
      try {
        return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as ChosenDevices;
      } catch {
        // No storage, or something else in it: the browser's own choice.
        return {};
      }
    },
    write(chosen: ChosenDevices): void {
      try {
        localStorage.setItem(storageKey, JSON.stringify(chosen));
      } catch {
        // Storage is full or switched off: the choice holds for this time.
        return;
      }
    },
  };
}

interface OpenOptions {
  /** Everything but the devices; what is missing stays off. */
  constraints: { audio?: MediaTrackConstraints; video?: MediaTrackConstraints };
  /** Called when a device that was chosen once is not plugged in any more; it does not count then. */
  onGone?: () => void;
}

/** Opens camera and microphone, those that were chosen where they are plugged in. */
export async function openDevices(
  chosen: ChosenDevices,
  { constraints: { audio, video }, onGone }: OpenOptions,
): Promise<MediaStream> {
  const open = ({ camera, microphone }: ChosenDevices) =>
    navigator.mediaDevices.getUserMedia({
      ...(audio && { audio: { ...audio, ...(microphone && { deviceId: { exact: microphone } }) } }),
      ...(video && { video: { ...video, ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }) } }),
    });
  try {
    return await open(chosen);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error;
    onGone?.();
    return await open({});
  }
}
