/**
 * Order of the cascade layers, weakest first: bare elements, the product's components, the classes that screens share
 * (`utilities.css`). Unlayered styles, such as a screen's module, override all three. It is in the head before any style sheet,
 * because the first sheet that declares a layer would set the order, and bundles load in any order.
 */
export const layerOrder = '@layer base, piece, shared;';
