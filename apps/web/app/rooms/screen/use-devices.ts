import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import type { LocalMedia } from '../call/local-media';

/**
 * Turns camera and microphone on and off with the buttons of a call.
 * @param onProblem called if one of them does not open; `retry` tries the same again
 */
export function useDevices(media: LocalMedia, onProblem: () => void) {
  const t = useWords('rooms');
  const [attempt, setAttempt] = useState(() => media.open);
  useEffect(() => {
    let known = media.state.get().problem;
    return media.state.subscribe(() => {
      const { problem } = media.state.get();
      if (problem === 'lost' && known !== 'lost') toastError(t('devices.lost'));
      known = problem;
    });
  }, [media, t]);
  const turn = async (work: () => Promise<void>) => {
    await work();
    if (!media.state.get().problem) return;
    setAttempt(() => work);
    onProblem();
  };
  return {
    toggleMicrophone() {
      const { isMuted, audio } = media.state.get();
      const isOff = isMuted || !audio;
      if (isOff) void turn(() => media.setMuted(false));
      else void media.setMuted(true);
    },
    toggleCamera() {
      if (media.state.get().camera) void media.setCamera(false);
      else void turn(() => media.setCamera(true));
    },
    retry: () => void turn(attempt),
  };
}
