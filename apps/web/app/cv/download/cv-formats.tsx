import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { saveFile } from '../../platform/save-file';
import { toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';

/** A format in which a CV is saved. */
export interface CvFormat {
  icon: NonNullable<ComponentProps<typeof Button>['icon']>;
  label: string;
  /** Fetches the CV and saves it; what it throws is shown as a problem. */
  save: () => Promise<void>;
}

/** Saves a document that the server has written. */
export function saveDocument({ url, file_name }: { url: string; file_name: string }): void {
  saveFile(url, file_name);
}

/** A button for each format; the one in use is busy. */
export function CvFormats({ formats }: { formats: readonly CvFormat[] }) {
  const problemText = useProblemText();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (format: CvFormat) => {
    setBusy(format.label);
    try {
      await format.save();
    } catch (error) {
      toastError(problemText(error));
    } finally {
      setBusy(null);
    }
  };
  return formats.map((format) => (
    <Button
      key={format.label}
      kind="text"
      icon={format.icon}
      busy={busy === format.label}
      onClick={() => void save(format)}
    >
      {format.label}
    </Button>
  ));
}
