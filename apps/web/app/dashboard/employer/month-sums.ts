/** Visits and applications of all the days together. */
export function sumsOf(days: readonly { visits: number; applications: number }[]) {
  return days.reduce(
    (sum, day) => ({ visits: sum.visits + day.visits, applications: sum.applications + day.applications }),
    { visits: 0, applications: 0 },
  );
}
