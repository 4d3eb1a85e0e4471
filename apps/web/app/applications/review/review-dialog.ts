import type { Decision } from '@jobblik/contract/applications/applicant-review.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';

/** A document of an application. */
export interface ApplicationDocument {
  name: string;
  address: string;
  /** `pdf`, anything else is shown as Word (spec 2§3). */
  isPdf: boolean;
}

/** The open dialog and its application. */
export type ReviewDialog =
  | { kind: 'decide'; decision: Decision; applicants: readonly Application[] }
  | { kind: 'ask'; applicants: readonly Application[] }
  | { kind: 'note' | 'answers' | 'video' | 'message' | 'interview'; application: Application }
  | { kind: 'document'; application: Application; document: ApplicationDocument }
  | { kind: 'keys' };

/** The documents that came with an application, in the order cover letter, CV, other. */
export function documentsOf({
  attach,
}: Application): (ApplicationDocument & { role: 'cv' | 'letter' | 'other'; size: number | null })[] {
  const isPdf = (name: string | null) => /\.pdf$/i.test(name ?? '');
  const all = [
    { role: 'cv' as const, name: attach.cv_real_name, address: attach.cv_name, size: attach.cv_size },
    { role: 'letter' as const, name: attach.apply_real_name, address: attach.apply_name, size: attach.apply_size },
    { role: 'other' as const, name: attach.other_real_name, address: attach.other_name, size: attach.other_size },
  ];
  return all.flatMap(({ name, address, ...rest }) =>
    address === null
      ? []
      : [
          {
            ...rest,
            address,
            name: name ?? '',
            isPdf: rest.role === 'cv' ? attach.cv_real_type === 'pdf' : isPdf(name),
          },
        ],
  );
}
