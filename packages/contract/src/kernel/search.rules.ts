/** Ends of the age filter (spec 2§9). Anybody who is older than the upper end belongs to it; both ends ask for nothing. */
export const ageRange = { min: 0, max: 66 } as const;
/** Ends of the age filter of the demo's search for CVs (spec 2§9). */
export const demoAgeRange = { min: 15, max: 66 } as const;

/** Kilometres around a postcode (spec 1§9, 2§9). */
export const radiusRange = { min: 5, max: 400, step: 5, standard: 50 } as const;
