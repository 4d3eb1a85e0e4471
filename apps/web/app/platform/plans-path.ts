/** Where the plans are shown. They cannot be bought on a screen yet. */
export const plansPath = '/smart-rekruttering#priser';
