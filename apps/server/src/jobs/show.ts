import { categoryById, categoryName, cityById, skillList } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import type { Show } from './jobs.present.ts';

/** The functions that turn the ids of an ad into text and addresses. */
export function showWith({ clock, files }: Pick<Services, 'clock' | 'files'>): Show {
  return {
    now: clock.now(),
    place(cityId) {
      const city = cityById(cityId);
      return city && { id: city.id, name: city.name, zip: city.zip, region: city.region, lat: city.lat, lng: city.lng };
    },
    category(id) {
      const category = categoryById(id);
      return (
        category && { id, name: categoryName(category), seo: category.seo, level: category.parentId === null ? 1 : 2 }
      );
    },
    skill: (choice) => skillList().shownNamed(choice),
    picture: (fileId) => files.publicLink(fileId),
    download: (fileId) => files.link(fileId, { lifetime: 3600, disposition: 'attachment' }),
  };
}
