/** Lengths of the company form, for both sides. */
export const companyLimits = { name: 160, text: 200, aboutHtml: 60_000 } as const;
