import { createCompany, getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import type { Company, CompanyFormInput } from '@jobblik/contract/companies/companies.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { uploadFile } from '../../platform/api/upload';

interface CompanyFiles {
  logo?: File | undefined;
  video?: File | undefined;
}

/** Outcome of a save. `changed`: somebody saved a newer version in between, and nothing was written. */
export type SaveOutcome = { is: 'saved' } | { is: 'changed'; newest: Company } | { is: 'stopped' };

/** Saves the company: uploads the video first, in chunks and only once, then sends the form that refers to it. */
export function useSaveCompany() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const abort = useRef<AbortController>(undefined);
  const sent = useRef<{ film: File; reference: string }>(undefined);

  async function sendFilm(film: File): Promise<string> {
    if (sent.current?.film === film) return sent.current.reference;
    abort.current = new AbortController();
    setProgress(0);
    try {
      const reference = await uploadFile(film, {
        kind: 'video',
        onProgress: setProgress,
        signal: abort.current.signal,
      });
      sent.current = { film, reference };
      return reference;
    } catch (error) {
      throw atField(error, 'upload_company_video_file');
    } finally {
      setProgress(null);
      abort.current = undefined;
    }
  }

  async function write(company: CompanyFormInput, { logo, video }: CompanyFiles): Promise<SaveOutcome> {
    const film = video ? await sendFilm(video) : null;
    const answer = await callApi(createCompany, {
      body: { company },
      files: { upload_company_logo_file: logo, upload_company_video_file: film },
    });
    if (answer.result !== 'success') throw new Problem('internal');
    const { company: stored } = answer;
    if (stored)
      queries.setQueryData<CallAnswer<typeof getEmployerProfile>>(
        callKey(getEmployerProfile),
        (before) => before && { ...before, company: stored },
      );
    return { is: 'saved' };
  }

  /**
   * Saves.
   * @throws Problem with the wrong fields, or with another refusal
   */
  async function save(company: CompanyFormInput, files: CompanyFiles): Promise<SaveOutcome> {
    try {
      return await write(company, files);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'aborted') return { is: 'stopped' };
      // The uploaded file may be the reason of the refusal, or be deleted by now: the next attempt uploads it again.
      if (error.code !== 'company_changed' && error.code !== 'network') sent.current = undefined;
      if (error.code !== 'company_changed') throw error;
      const { company: newest } = await callApi(getEmployerProfile);
      if (!newest) throw error;
      return { is: 'changed', newest };
    }
  }

  return {
    save,
    /** Progress of the video upload, 0 to 1; null while none is running. */
    progress,
    stop: () => abort.current?.abort(),
  };
}

/** Adds the field to the refusal of a file. */
function atField(error: unknown, path: string): unknown {
  if (!(error instanceof Problem) || error.fields || error.status < 400 || error.status >= 500) return error;
  // The file is not the reason.
  if (error.status === 401 || error.status === 429) return error;
  return error.atFields([{ path, code: error.code }]);
}
