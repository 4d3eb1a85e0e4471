/**
 * The interface of slices to slices above them. Each slice adds its functions as a property, by `declare module` in its
 * `<slice>.ports.ts`; `app.ts` builds the object, so that a missing implementation fails `tsc`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no slice; the slices merge their properties into it.
export interface Ports {}
