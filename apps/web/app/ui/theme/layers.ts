/**
 * Order of the cascade layers, weakest first: Mantine, bare elements, our own pieces. What stands in no layer, such as a
 * screen's module, wins over all three. It stands in the head before any style sheet, because the first sheet to name a
 * layer would set the order, and bundles load in any order.
 */
export const layerOrder = '@layer mantine, base, piece;';
