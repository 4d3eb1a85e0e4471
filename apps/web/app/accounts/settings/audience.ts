/** Who is spoken to: `du` to job seekers, `I` to companies. */
export type Audience = 'seeker' | 'employer';
