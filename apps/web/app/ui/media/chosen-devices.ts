import { deviceStore } from '../../platform/state/browser-store';

/** Which devices to use, by `deviceId`; the browser's default when unset. */
export interface ChosenDevices {
  camera?: string | undefined;
  microphone?: string | undefined;
  speaker?: string | undefined;
}

/** The devices chosen in this browser. @param storageKey one for each purpose, since people choose different ones */
export function chosenDevices(storageKey: string) {
  return {
    read(): ChosenDevices {
      try {
        return JSON.parse(deviceStore.get(storageKey) ?? '{}') as ChosenDevices;
      } catch {
        // Other data in it: the browser's default.
        return {};
      }
    },
    write(chosen: ChosenDevices): void {
      deviceStore.set(storageKey, JSON.stringify(chosen));
    },
  };
}

interface OpenOptions {
  /** Constraints beside the devices; a missing kind stays off. */
  constraints: { audio?: MediaTrackConstraints; video?: MediaTrackConstraints };
  /** Called if a chosen device is no longer plugged in; it is then ignored. */
  onGone?: () => void;
}

/** Opens camera and microphone, the chosen ones if they are plugged in. */
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
