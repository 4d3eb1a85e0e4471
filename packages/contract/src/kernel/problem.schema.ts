import { z } from 'zod';

/** One wrong field: its path in the input (`job.title`) and a stable code of the reason (`too_long`). */
export const fieldProblem = z.object({ path: z.string(), code: z.string(), limit: z.number().optional() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every refused call (RFC 9457, media type `application/problem+json`). */
export const problemBody = z.object({
  code: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().optional(),
  fields: z.array(fieldProblem).optional(),
  /** What the caller needs to go on; its shape belongs to the code. */
  data: z.record(z.string(), z.unknown()).optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
