/** Hours a day that most people can read with care beside other work. */
const hoursADay = 2;

/** How long it takes to read applications, as hours and minutes, and on how many days at two hours each. */
export function readingTime({ applicants, minutes }: { applicants: number; minutes: number }) {
  const total = applicants * minutes;
  return { hours: Math.floor(total / 60), rest: total % 60, days: Math.ceil(total / (60 * hoursADay)) };
}
