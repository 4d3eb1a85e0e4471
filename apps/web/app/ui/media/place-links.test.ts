import { expect, it } from 'vitest';
import { mapAddress, travelAddress } from './place-links';

const odense = { label: '5000 Odense C', lat: 55.403, lng: 10.392 };

it('opens the street on a map, or the middle of the postcode', () => {
  expect(mapAddress(odense, 'Ærøgade 1')).toBe(
    'https://www.openstreetmap.org/search?query=%C3%86r%C3%B8gade%201%2C%205000%20Odense%20C',
  );
  expect(mapAddress(odense, '')).toBe('https://www.openstreetmap.org/?mlat=55.403&mlon=10.392#map=13/55.403/10.392');
});

it('plans a journey from the person’s town, if it is known', () => {
  const to = '!Z|5000%20Odense%20C';
  expect(travelAddress('5000 Odense C', undefined)).toContain(`#!P|TP${to}`);
  expect(travelAddress('5000 Odense C', '5200 Odense V')).toContain(`#!P|TP!S|5200%20Odense%20V${to}`);
});
