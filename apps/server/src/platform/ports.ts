/**
 * What slices ask of slices above them. Each slice adds its questions as a property, by `declare module` in its
 * `<slice>.ports.ts`; `app.ts` builds the object, so that an answer nobody gives fails `tsc`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no slice; the slices merge their properties into it.
export interface Ports {}
